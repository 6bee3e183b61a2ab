// A table for any game that has none of its own.
import type { TableContext } from '../context.svelte'
import type { GameTable } from '../game'
import { deskOf } from './desk.svelte'
import GenericHand from './GenericHand.svelte'
import GenericSeat from './GenericSeat.svelte'
import GenericTable from './GenericTable.svelte'
import { inAWord } from './reading'

export const generic: GameTable = {
  Table: GenericTable,
  Hand: GenericHand,
  Seat: GenericSeat,
  summary: (table: TableContext, seat: number) => inAWord(deskOf(table).reading.players[seat] ?? []),
}
