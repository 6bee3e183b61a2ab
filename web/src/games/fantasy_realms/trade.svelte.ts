// Card first, player second: the rules ask for the player first, so the card waits here a moment.
import type { TableContext } from '../../table/context.svelte'
import type { View } from './types'

// The lifted card is kept apart from the table's own, which every news of the others puts back.
export const lifted = $state<{ card: number | null }>({ card: null })
let card = $state<number | null>(null)
let since = 0

export const lift = (one: number) => (lifted.card = lifted.card === one ? null : one)

export function offerTo(table: TableContext<View>, seat: number): void {
  const move = table.find('offer', { seat })
  if (!move) return table.why('offer', { seat })
  card = lifted.card
  lifted.card = null
  since = Date.now()
  table.play(move)
}

export function keepTrade(get: () => TableContext<View>): void {
  $effect(() => {
    const { view } = get()
    if (view && lifted.card !== null && (view.phase !== 'trading' || !view.hand.includes(lifted.card)))
      lifted.card = null
  })
  $effect(() => {
    const table = get()
    if (card === null || !table.mine || table.busy) return
    const give = table.find('give', { card })
    if (Date.now() - since > 5000) card = null
    else if (give) {
      card = null
      table.play(give)
    }
  })
}
