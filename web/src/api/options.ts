// An option may have a meaning only beside a value of another one, or for so many players.
import type { OptionInfo } from './types'

type Values = Readonly<Record<string, OptionInfo['default']>>

/** The options that mean something with these values and so many players. */
export const offered = (options: readonly OptionInfo[], values: Values, players: number): OptionInfo[] =>
  options.filter(({ within, seats }) => seats.includes(players) && (!within || values[within[0]] === within[1]))

/** What is sent: a value that means nothing is refused by the server. */
export const chosen = (
  options: readonly OptionInfo[],
  values: Values,
  players: number,
): Record<string, OptionInfo['default']> =>
  Object.fromEntries(offered(options, values, players).map(({ name, default: usual }) => [name, values[name] ?? usual]))
