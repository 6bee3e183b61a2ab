// How a game against bots begins: as it did last time, as far as the game still allows it.
import { usualLevel } from '../../api/level'
import { nearest, playable } from '../../api/options'
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
  const options = Object.fromEntries(
    game.options.map(({ name, values, default: first }) => {
      const wanted = last.options?.[name]
      return [name, values.some((one) => one.value === wanted) ? wanted! : first]
    }),
  )
  const seats = playable(game, options)
  return {
    seats: last.seats && seats.includes(last.seats) ? last.seats : nearest(seats, USUAL),
    bot: usualLevel(game, last.bot),
    options,
  }
}
