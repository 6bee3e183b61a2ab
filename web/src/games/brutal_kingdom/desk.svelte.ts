// What lies open on this player's desk: papers of the client alone.
import type { LegalMove } from '../../api/types'
import type { Court } from './look'

export const desk: { reference: boolean; unfolded: number | null } = $state({ reference: false, unfolded: null })

/** Plays a move that was already looked at in full: the question was asked by the sheet itself. */
export function commit(table: Court, move: LegalMove): void {
  table.staged = move
  table.play(move)
}
