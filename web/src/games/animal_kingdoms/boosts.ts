// Adding modifiers in a battle: what each number of them would make of it.
import type { LegalMove } from '../../api/types'
import { printedIn } from './look'
import type { Context } from './names'

/** How a card would stand, as a key of the words. */
export type Standing = 'with_it.ahead' | 'with_it.tied' | 'with_it.behind'
interface Boost {
  move: LegalMove
  /** What the words need: how much it adds, and the rank with it. */
  args: { plus: number; rank: number }
  result: Standing
}

export function standing(best: readonly number[], seat: number): Standing {
  return !best.includes(seat) ? 'with_it.behind' : best.length > 1 ? 'with_it.tied' : 'with_it.ahead'
}

/** The fewest modifiers that change the result for the better: to win, or else to draw level. */
export function bestBoost(boosted: readonly (readonly number[])[], seat: number): number | undefined {
  const results = boosted.map((best) => standing(best, seat))
  const behind = results[0] === 'with_it.behind'
  const first = results.indexOf('with_it.ahead')
  const n = first < 0 && behind ? results.indexOf('with_it.tied') : first
  return n > 0 ? n : undefined
}

/** The action bar has room for three; the one that changes the result is among them. */
export function boosts(table: Context): { shown: Boost[]; more: Boost[]; primary: LegalMove | undefined } {
  const seat = table.seat ?? 0
  const { boosted = [], strengths = [] } = table.view.battle ?? {}
  const { modifier } = printedIn(table.words)
  const all = table.all('boost').map((move) => {
    const n = move.args.n ?? 1
    const args = { plus: modifier * n, rank: (strengths[seat] ?? 0) + modifier * n }
    return { move, args, result: standing(boosted[n] ?? [], seat) }
  })
  const best = all.find(({ move }) => move.args.n === bestBoost(boosted, seat))
  const first = all.slice(0, 3)
  const shown = !best || first.includes(best) ? first : [...first.slice(0, 2), best]
  return { shown, more: all.filter((one) => !shown.includes(one)), primary: best?.move }
}
