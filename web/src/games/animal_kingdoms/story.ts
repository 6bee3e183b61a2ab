// The end of an age as it was told: kingdom by kingdom, who fought with which cards, who got what.
import type { EventInfo } from '../../api/types'
import type { Part } from '../../table/told.svelte'

export interface Shown {
  player: number
  card: number
  rank: number | null // with modifiers
}
export interface Chapter {
  kingdom: number
  rounds: Shown[][]
  winners: number[]
  consoled: number[]
  points: { player: number; n: number }[]
  empty: boolean
}
export interface Age extends Part {
  chapters: Chapter[]
}

const fresh = (kingdom: number): Chapter => ({
  kingdom,
  rounds: [],
  winners: [],
  consoled: [],
  points: [],
  empty: false,
})

/** `upstart` is the player whom the rules play. */
export function ages(events: readonly EventInfo[], me: number | null, upstart: number): Age[] {
  let age: Age = { n: 1, chapters: [], begun: false, ended: false }
  const out: Age[] = [age]
  const of = (kingdom: number): Chapter => {
    let found = age.chapters.find((one) => one.kingdom === kingdom)
    if (!found) age.chapters.push((found = fresh(kingdom)))
    return found
  }
  let fight: Chapter | undefined
  const show = (player: number, card: number, kingdom: number) => {
    const chapter = of(kingdom)
    if (!chapter.rounds.length) chapter.rounds.push([])
    chapter.rounds.at(-1)!.push({ player, card, rank: null })
  }
  for (const { kind, args } of events) {
    const k = args.kingdom ?? 0
    const seat = args.seat ?? 0
    if (kind === 'age' || kind === 'upstart_begins') {
      const n = args.n ?? 1
      if (n !== age.n) out.push((age = { n, chapters: [], begun: false, ended: false }))
    } else if (kind === 'tied' || kind === 'duel' || kind === 'upstart_tied') (fight = of(k)).rounds.push([])
    else if (kind === 'showed') show(seat, args.card ?? 0, k)
    else if (kind === 'upstart_shows') show(upstart, args.card ?? 0, k)
    else if (kind === 'again') of(k).rounds.push([])
    else if (kind === 'boosted') {
      const mine = fight?.rounds.at(-1)?.find((one) => one.player === seat)
      if (mine) mine.rank = args.rank ?? null
    } else if (kind === 'won') of(k).winners.push(seat)
    else if (kind === 'upstart_won') of(k).winners.push(upstart)
    else if (kind === 'consoled') fight?.consoled.push(seat)
    else if (kind === 'scored') of(k).points.push({ player: seat, n: args.n ?? 0 })
    else if (kind === 'upstart_scored') of(k).points.push({ player: upstart, n: args.n ?? 0 })
    else if (kind === 'empty') of(k).empty = true
    else if (
      (kind === 'laid' || kind === 'capital' || kind === 'rallied' || kind === 'withdrew') &&
      (me === null || seat === me)
    )
      age.begun = true
  }
  for (const one of out) one.ended = one.chapters.some(done)
  return out
}

export const done = (chapter: Chapter) => chapter.points.length > 0 || chapter.empty

/** What the upstart did since the player's last move, in the server's words. */
export function upstartTurn(events: readonly EventInfo[]): string[] {
  const lines: string[] = []
  for (let i = events.length - 1; i >= 0; i--) {
    const { kind, text } = events[i]!
    if (
      kind === 'upstart_tied' ||
      kind === 'upstart_shows' ||
      kind === 'upstart_scored' ||
      kind === 'upstart_won' ||
      kind === 'upstart_council' ||
      kind === 'upstart_begins'
    )
      continue
    if (kind.startsWith('upstart_')) lines.unshift(text)
    else if (lines.length || kind === 'laid' || kind === 'capital' || kind === 'age') break
  }
  return lines
}
