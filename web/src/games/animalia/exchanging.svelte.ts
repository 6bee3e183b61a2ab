// Stage 3. A prize card is lifted here, so that it can be put back, and goes to the server only with
// the card it replaces; or all of the best exchange is played, step by step as the server answers.
import type { LegalMove } from '../../api/types'
import type { TableContext } from '../../table/context.svelte'
import type { Swap, View } from './types'

type Table = TableContext<View>

class Exchanging {
  /** The best exchange is being played. */
  best = $state(false)
  private wanted: { prize: number; card: number } | null = $state(null)

  /** The prize card that waits for its place. */
  lifted(table: Table): number | null {
    return table.picked?.list === 'prize' ? table.picked.id : null
  }

  /** What it could replace. */
  swapsOf(table: Table): Swap[] {
    const prize = this.lifted(table)
    return prize === null ? [] : (table.view.exchange?.swaps.filter((swap) => swap.prize === prize) ?? [])
  }

  swap(table: Table, card: number): void {
    const prize = this.lifted(table)
    if (prize === null) return
    this.wanted = { prize, card }
    table.picked = null
  }

  get busy(): boolean {
    return this.best || this.wanted !== null
  }

  /** The next move of what was decided. */
  private step(table: Table): LegalMove | undefined {
    const exchange = table.view.exchange
    if (!exchange) return undefined
    const { swaps, owl_family: family } = exchange.suggestion
    if (exchange.naming) return this.best && family !== null ? table.find('name', { family }) : undefined
    const [prize, card] = this.wanted ? [this.wanted.prize, this.wanted.card] : (swaps[0] ?? [null, null])
    if (prize === null || card === null) return table.find('done')
    return exchange.laying === null ? table.find('lay', { card: prize }) : table.find('replace', { card })
  }

  /** Call in a component: goes on whenever the server has answered. */
  keep(get: () => Table): void {
    $effect(() => {
      const table = get()
      if (!this.busy || table.busy) return
      const move = this.step(table)
      // Over, or no longer possible: the next season is decided anew.
      if (!move) this.best = false
      if (!move || move.kind === 'replace') this.wanted = null
      if (move) queueMicrotask(() => table.play(move))
    })
  }
}

export const exchanging = new Exchanging()
