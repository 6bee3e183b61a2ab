// How a game against bots begins: as it did last time, as far as the game still allows it.
import { usualLevel } from '../../api/level'
import type { GameInfo, QuickTable } from '../../api/types'
import type { QuickStart } from '../../lib/settings.svelte'

const USUAL = 4

export interface Start {
  seats: number
  bot: string
  options: NonNullable<QuickTable['options']>
}

export function quickStart(
  game: Pick<GameInfo, 'seats' | 'bots' | 'stand_in' | 'options'>,
  last: QuickStart = {},
): Start {
  const usual = [...game.seats].sort((a, b) => Math.abs(a - USUAL) - Math.abs(b - USUAL) || a - b)[0] ?? USUAL
  const options = game.options.map(({ name, values, default: first }) => {
    const wanted = last.options?.[name]
    return [name, values.some((one) => one.value === wanted) ? wanted! : first]
  })
  return {
    seats: last.seats && game.seats.includes(last.seats) ? last.seats : usual,
    bot: usualLevel(game, last.bot),
    options: Object.fromEntries(options) as Start['options'],
  }
}
