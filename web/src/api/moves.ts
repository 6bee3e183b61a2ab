import type { MoveInfo } from './types'

/** The number of a move, from the game's declaration: the last argument runs fastest. */
export function moveId(moves: readonly MoveInfo[], kind: string, args: Record<string, number>): number | null {
  const block = moves.find((one) => one.name === kind)
  if (!block) return null
  let rest = 0
  for (const [name, size] of block.args) {
    const value = args[name] ?? 0
    if (value < 0 || value >= size) return null
    rest = rest * size + value
  }
  return block.start + rest
}
