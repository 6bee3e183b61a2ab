import { describe, expect, it } from 'vitest'
import { found } from './looking'
import { markdown } from './markdown'

const TEXT = `# Rules

## Turns

**XX-01** The thief takes a card.

**XX-02** Others wait.

## Cards

| rule | text |
|--|--|
| **XX-03** | thieves steal |
| **XX-04** | owls do not |

- a list
- of thieves

<!-- cards card 1 2 -->

<!-- example stolen -->`

describe('looking for words', () => {
  const blocks = markdown(TEXT)
  const thieves = found(blocks, [['thief', 'thieves']]) as any[]
  it('keeps what speaks of them, below its heading', () => {
    expect(thieves.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'table', 'list'])
    expect(thieves[3].rows.map((row: any) => row.id)).toEqual(['XX-03'])
    expect(thieves[4].items).toHaveLength(1)
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
})
