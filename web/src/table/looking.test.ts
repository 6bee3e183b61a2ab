import { describe, expect, it } from 'vitest'
import type { RulesBlock, RulesPiece } from '../api/types'
import { found, withoutIds } from './looking'

const said = (text: string): RulesPiece[] => [{ kind: 'text', text }]
const heading = (text: string): RulesBlock => ({ kind: 'heading', level: 2, inner: said(text) })
const paragraph = (text: string): RulesBlock => ({ kind: 'paragraph', inner: said(text) })
const row = (id: string, text: string) => ({ id, cells: [[{ kind: 'rule' as const, text: id }], said(text)] })

const table: RulesBlock = {
  kind: 'table',
  head: [said('rule'), said('text')],
  rows: [row('XX-03', 'thieves steal'), row('XX-04', 'owls do not')],
}
const blocks: RulesBlock[] = [
  heading('Turns'),
  paragraph('The thief takes a card.'),
  paragraph('Others wait.'),
  heading('Cards'),
  table,
  { kind: 'list', blocks: ['a list', 'of thieves'].map((text) => ({ kind: 'item', blocks: [paragraph(text)] })) },
  { kind: 'cards', name: 'card', numbers: [1, 2] },
  { kind: 'example', name: 'stolen' },
]

describe('looking for words', () => {
  const thieves = found(blocks, [['thief', 'thieves']]) as any[]
  it('keeps what speaks of them, below its heading', () => {
    expect(thieves.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'table', 'list'])
    expect(thieves[3].rows.map((row: any) => row.id)).toEqual(['XX-03'])
    expect(thieves[4].blocks).toHaveLength(1)
  })
  it('sets the words off', () => {
    expect(thieves[1].inner.filter((node: any) => node.kind === 'mark')).toEqual([{ kind: 'mark', text: 'thief' }])
  })
  it('wants all of them', () => {
    expect(found(blocks, [['thief'], ['wait']])).toEqual([])
    expect(found(blocks, [['unknown'], []])).toEqual([])
  })
  it('finds examples by what they tell', () => {
    const shown = found(blocks, [['robbed']], (block) => (block.kind === 'example' ? 'You are robbed' : ''))
    expect(shown.map((block) => block.kind)).toEqual(['heading', 'example'])
  })
  it('puts away a column of ids, and finds its rows by them', () => {
    expect(withoutIds(table).head).toEqual([said('text')])
    expect(withoutIds(table).rows?.[0]).toEqual({ id: 'XX-03', cells: [said('thieves steal')] })
    expect(withoutIds(blocks[1]!)).toBe(blocks[1])
  })
})
