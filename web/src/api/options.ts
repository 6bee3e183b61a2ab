// An option may have a meaning only beside a value of another one, and a value only for so many players.
import type { OptionInfo } from './types'

type Values = Readonly<Record<string, OptionInfo['default']>>

/** The options that mean something with these values and so many players. */
export const offered = (options: readonly OptionInfo[], values: Values, players: number): OptionInfo[] =>
  options.filter(
    ({ within, values: choices, default: usual }) =>
      choices.some(({ value, seats }) => value !== usual && seats.includes(players)) &&
      (!within || values[within[0]] === within[1]),
  )

/** What is sent: a value that means nothing is refused by the server. */
export const chosen = (
  options: readonly OptionInfo[],
  values: Values,
  players: number,
): Record<string, OptionInfo['default']> =>
  Object.fromEntries(offered(options, values, players).map(({ name, default: usual }) => [name, values[name] ?? usual]))

/** The numbers of players that these values allow. */
export const playable = (
  { seats, options }: { seats: readonly number[]; options: readonly OptionInfo[] },
  values: Values,
): number[] =>
  seats.filter((n) => {
    const sent = chosen(options, values, n)
    return options.every(({ name, values: choices, default: usual }) =>
      choices.some((one) => one.value === (sent[name] ?? usual) && one.seats.includes(n)),
    )
  })

/** The number of players nearest to one that is wanted. */
export const nearest = (seats: readonly number[], wanted: number): number =>
  seats.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)[0] ?? wanted
