// An option may have a meaning only beside a value of another one.
import type { OptionInfo } from './types'

type Values = Readonly<Record<string, OptionInfo['default']>>

/** The options that mean something with these values. */
export const offered = (options: readonly OptionInfo[], values: Values): OptionInfo[] =>
  options.filter(({ within }) => !within || values[within[0]] === within[1])

/** What is sent: a value that means nothing is refused by the server. */
export const chosen = (options: readonly OptionInfo[], values: Values): Record<string, OptionInfo['default']> =>
  Object.fromEntries(offered(options, values).map(({ name, default: usual }) => [name, values[name] ?? usual]))
