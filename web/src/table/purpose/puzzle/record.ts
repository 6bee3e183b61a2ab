// Which puzzles were solved: kept in this browser. A puzzle is solved when it is answered without a
// mistake, today or in a later try.
import type { PuzzleInfo } from '../../../api/types'

/** By number: solved, or tried in vain. */
export type Tries = Readonly<Record<string, boolean>>

/** The easiest first. */
export const ordered = (puzzles: readonly PuzzleInfo[]): PuzzleInfo[] =>
  [...puzzles].sort((a, b) => a.difficulty - b.difficulty || Number(a.number) - Number(b.number))

export const solvedOf = (puzzles: readonly PuzzleInfo[], record: Tries): number =>
  puzzles.filter((one) => record[one.number]).length

/** What to solve after this one: a new one of its difficulty or harder, else any that is left. */
export function nextUnsolved(puzzles: readonly PuzzleInfo[], record: Tries, after?: string): PuzzleInfo | undefined {
  const list = ordered(puzzles)
  const at = list.findIndex((one) => one.number === after) + 1
  const round = [...list.slice(at), ...list.slice(0, at)].filter((one) => one.number !== after)
  return round.find((one) => record[one.number] === undefined) ?? round.find((one) => !record[one.number])
}
