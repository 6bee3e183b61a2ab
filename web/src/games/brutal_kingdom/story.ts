// The chapters as they were told: what lies in every stack, what fell, and what the end has brought.
import type { EventInfo } from '../../api/types'
import type { Part } from '../../table/told.svelte'
import type { EventName } from './types'

export interface Laid {
  card: number
  down: boolean
}
export interface Gained {
  stack: Laid[] // from the bottom
  tokens: number[] // by colour
  lacking: number // tokens that the stock could not give
  kills: number
}
export interface Chapter extends Part {
  seats: Gained[]
}

const COLOURS = 3
const fresh = (n: number, seats: number): Chapter => ({
  n,
  ended: false,
  begun: false,
  seats: Array.from({ length: seats }, () => ({
    stack: [],
    tokens: Array.from({ length: COLOURS }, () => 0),
    lacking: 0,
    kills: 0,
  })),
})

export function chapters(events: readonly EventInfo[], me: number | null, seats: number): Chapter[] {
  let chapter = fresh(1, seats)
  const out = [chapter]
  for (const { kind, args } of events) {
    const of = chapter.seats[args.seat ?? 0]!
    switch (kind as EventName) {
      case 'chapter':
        chapter.ended = true
        out.push((chapter = fresh(args.n ?? 1, seats)))
        break
      case 'chose':
        if (me === null || args.seat === me) chapter.begun = true
        break
      case 'played':
        of.stack.push({ card: args.card ?? 0, down: false })
        break
      case 'eliminated':
        of.kills++
        for (const laid of chapter.seats[args.seat2 ?? 0]!.stack) laid.down = true
        break
      case 'risen':
        for (const laid of of.stack) if (laid.card === args.card) laid.down = false
        break
      case 'intrigued': {
        const other = chapter.seats[args.seat2 ?? 0]!.stack
        const [given, taken] = [of.stack.pop(), other.pop()]
        if (given && taken) {
          of.stack.push(taken)
          other.push(given)
        }
        break
      }
      case 'tokens':
        of.tokens[args.colour ?? 0]! += args.n ?? 0
        break
      case 'pension':
        of.tokens[args.colour ?? 0]!++
        break
      case 'short':
        of.lacking += args.n ?? 0
    }
  }
  return out
}
