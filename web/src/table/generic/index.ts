// A table for any game that has none of its own.
import type { TableContext } from '../context.svelte'
import type { GameTable } from '../game'
import { deskOf, FEW } from './desk.svelte'
import GenericHand from './GenericHand.svelte'
import GenericSeat from './GenericSeat.svelte'
import GenericTable from './GenericTable.svelte'
import { inAWord } from './reading'

const loose = (table: TableContext) => {
  const moves = table.mine ? deskOf(table).choosing.loose : []
  return moves.length <= FEW ? moves : []
}

export const generic: GameTable = {
  Table: GenericTable,
  Hand: GenericHand,
  Seat: GenericSeat,
  // What can be pressed on the table needs no button: the bar keeps its height.
  actions: (table: TableContext) =>
    loose(table).map((move, i) => ({ text: move.text, move, tone: i === 0 ? 'primary' : 'plain' })),
  summary: (table: TableContext, seat: number) => inAWord(deskOf(table).reading.players[seat] ?? []),
}
