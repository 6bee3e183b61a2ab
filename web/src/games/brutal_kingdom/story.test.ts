import { expect, test } from 'vitest'
import type { EventInfo } from '../../api/types'
import { chapters } from './story'

const told = (kind: string, args: Record<string, number>): EventInfo => ({ version: 0, kind, args, text: '' })

test('a chapter ends with what lay in the stacks and what they brought', () => {
  const events = [
    told('played', { seat: 0, card: 16 }),
    told('played', { seat: 1, card: 6 }),
    told('eliminated', { seat: 1, card: 6, seat2: 0, card2: 16 }),
    told('turned', { seat: 0, n: 1 }),
    told('played', { seat: 0, card: 0 }),
    told('risen', { seat: 0, card: 16 }),
    told('played', { seat: 2, card: 17 }),
    told('played', { seat: 1, card: 11 }),
    told('intrigued', { seat: 1, card: 17, seat2: 2 }),
    told('tokens', { seat: 0, colour: 0, n: 2 }),
    told('short', { seat: 1, colour: 1, n: 1 }),
    told('tokens', { seat: 1, colour: 1, n: 1 }),
    told('pension', { seat: 2, colour: 2 }),
    told('chapter', { n: 2 }),
    told('chose', { seat: 1 }),
  ]
  const [first, second] = chapters(events, 0, 3)
  expect(first).toMatchObject({ n: 1, ended: true, begun: false })
  expect(first!.seats.map((one) => one.tokens)).toEqual([
    [2, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ])
  expect(first!.seats.map((one) => [one.kills, one.lacking])).toEqual([
    [0, 0],
    [1, 1],
    [0, 0],
  ])
  expect(first!.seats.map((one) => one.stack.map((laid) => laid.card))).toEqual([[16, 0], [6, 17], [11]])
  expect(first!.seats[0]!.stack.map((laid) => laid.down)).toEqual([false, false])
  expect(second).toMatchObject({ n: 2, ended: false, begun: false })
  expect(chapters(events, 1, 3)[1]!.begun).toBe(true)
})
