import { describe, expect, it } from 'vitest'
import type { MoveInfo } from '../../api/types'
import { speaksOf } from './choosing.svelte'
import { inAWord, inWords, read, thingsIn, type Known, type Part } from './reading'

const move = (name: string, ...args: [string, number][]): MoveInfo => ({ name, start: 0, args, final: false })
const known = (more: Partial<Known> & { view?: Record<string, string> } = {}): Known => ({
  words: { names: { card: ['Ace', 'Two', 'Three'] }, view: more.view ?? {} },
  names: ['Ann', 'Bob'],
  moves: [move('bid', ['card', 3])],
  lang: 'en',
  yes: 'yes',
  no: 'no',
  ...more,
})
const shared = (view: Record<string, unknown>, more?: Parameters<typeof known>[0]): Part[] =>
  read(view, known(more)).shared
const texts = (part: Part | undefined) => part && thingsIn([part]).map((thing) => thing.text)

describe('facts', () => {
  it('are called by their text, else by their field', () => {
    expect(shared({ deck_size: 12, has_bid: true, prize: null, debt: -3 }, { view: { prize: 'The prize' } })).toEqual([
      { kind: 'fact', label: 'Deck size', text: '12' },
      { kind: 'fact', label: 'Has bid', text: 'yes' },
      { kind: 'fact', label: 'The prize', text: '—' },
      { kind: 'fact', label: 'Debt', text: '−3' },
    ])
  })
  it('may be sentences, names and stages', () => {
    const view = { points: '{n} {n:point|points}', first: 'First: {seat}', 'phase.last_round': 'the last round' }
    expect(shared({ points: 1, first: 1, top_card: 2, phase: 'last_round', mode: 'open_hands' }, { view })).toEqual([
      { kind: 'fact', label: '', text: '1 point' },
      { kind: 'fact', label: 'First', text: 'Bob' },
      { kind: 'fact', label: 'Top card', text: 'Three' },
      { kind: 'fact', label: 'Phase', text: 'the last round' },
      { kind: 'fact', label: 'Mode', text: 'Open hands' },
    ])
  })
})

describe('what a player has, in small print', () => {
  const view = { hand: 'Hand: {card}', points: '{n} {n:point|points}' }
  const parts = read(
    { players: [{ hand: [0, 2, null], bid: null, points: 3, pawns: [{ card: 1, left: 2 }] }, {}] },
    known({ view }),
  ).players[0]!
  it('is a line for every part', () => {
    expect(parts.map(inWords)).toEqual([
      { label: 'Hand', text: 'Ace Three +1' },
      { label: 'Bid', text: '—' },
      { label: '', text: '3 points' },
      { label: 'Pawns', text: 'Two Left 2' },
    ])
  })
  it('is told in a word by what is a sentence, else by the first fact', () => {
    expect(inAWord(parts)).toBe('3 points')
    expect(inAWord(parts.filter((part) => part.label))).toBe('Bid —')
  })
})

describe('things', () => {
  it('are named by their list, and hidden ones counted', () => {
    const [cards, hand, order] = shared(
      { cards: [2, null, null], hand: [0, 1], order: [1, 0] },
      { view: { hand: 'Hand: {card}' } },
    )
    expect([texts(cards), cards]).toEqual([['Three'], expect.objectContaining({ label: 'Cards', hidden: 2 })])
    expect([texts(hand), hand]).toEqual([['Ace', 'Two'], expect.objectContaining({ label: 'Hand', hidden: 0 })])
    expect(order).toEqual({ kind: 'fact', label: 'Order', text: '1 · 0' })
  })
  it('give their name to what is told about them', () => {
    const [stakes] = shared({ stakes: [{ card: 1, owner: 'x' }, { height: 2 }, { n: 3 }] })
    expect(stakes).toMatchObject({
      kind: 'groups',
      groups: [{ title: 'Two' }, { title: '2', thing: null }, { title: '3' }],
    })
  })
  it('are spoken of by moves', () => {
    const [thing] = thingsIn(shared({ cards: [2] }))
    const means = (args: Record<string, number>) => speaksOf({ args }, thing!)
    expect([means({ card: 2 }), means({ seat: 0, card: 2 }), means({ card: 1 }), means({})]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([means({ card2: 2 }), speaksOf({ args: { card: 1, card2: 2 } }, thing!, true)]).toEqual([false, true])
  })
})

describe('grids', () => {
  it('are flat lists whose places a move counts', () => {
    const moves = [move('mark', ['cell', 9])]
    const [board] = shared(
      { board: [0, 1, null, 0, null, null, null, null, null] },
      { moves, view: { board: 'Board: {seat}' } },
    )
    expect(board).toMatchObject({ kind: 'grid', label: 'Board', columns: 3 })
    expect(thingsIn([board!])[1]).toEqual({ list: 'board', id: 1, text: 'Bob', args: { cell: 1 }, seat: 1 })
    expect(thingsIn([board!])[2]!.text).toBe('')
  })
  it('are lists of rows; a move may speak of a row and a column, or of a column', () => {
    const rows = [
      ['X', ''],
      ['', 'O'],
      ['', ''],
    ]
    const args = (...names: [string, number][]) =>
      thingsIn(shared({ rows }, { moves: [move('put', ...names)] }))[3]!.args
    expect(args(['row', 3], ['column', 2])).toEqual({ row: 1, column: 1 })
    expect(args(['column', 2])).toEqual({ column: 1 })
    expect(args(['square', 6])).toEqual({ square: 3 })
    expect(args(['card', 3])).toEqual({})
  })
})

it('players are told apart by as many groups as there are seats', () => {
  const view = { stake: [{ card: 1 }, { card: 2 }], players: [{ points: 3 }, { points: 4 }], ask: { key: 'ask.bid' } }
  const { shared: rest, players } = read(view, known())
  expect(players).toEqual([
    [{ kind: 'fact', label: 'Points', text: '3' }],
    [{ kind: 'fact', label: 'Points', text: '4' }],
  ])
  expect(rest.map((part) => part.label)).toEqual(['Stake'])
})
