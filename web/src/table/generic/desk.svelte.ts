// What the generic table's board, hand and seats share: the view as it is read, and the choice that
// is being made.
import { t } from '../../lib/i18n.svelte'
import { settings } from '../../lib/settings.svelte'
import type { TableContext } from '../context.svelte'
import { Choosing } from './choosing.svelte'
import { read, thingsIn, type Reading } from './reading'

/** Moves without a place on the table that the bar has room for; more stand on the board. */
export const FEW = 4

class Desk {
  readonly reading: Reading = $derived.by(() =>
    read(this.table.view, {
      words: this.table.words,
      names: this.table.names,
      moves: this.table.moves,
      lang: settings.lang,
      yes: t('yes'),
      no: t('no'),
    }),
  )
  /** My own things first, then what lies on the table. What the others have is named by buttons. */
  readonly choosing = new Choosing(
    () => this.table,
    () => [...this.own, ...this.reading.shared].map((part) => thingsIn([part])),
  )

  constructor(private table: TableContext) {}

  get own() {
    return this.reading.players[this.table.seat ?? -1] ?? []
  }
}

// Belongs to the table and not to who asked first, whose derived values would stand still with it: at
// one device the hand goes away behind the curtain and comes back.
const desks = new WeakMap<TableContext, Desk>()
export function deskOf(table: TableContext): Desk {
  if (!desks.has(table)) $effect.root(() => void desks.set(table, new Desk(table)))
  return desks.get(table)!
}
