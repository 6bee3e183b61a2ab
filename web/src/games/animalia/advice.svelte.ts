import type { LegalMove } from '../../api/types'
import type { TableContext } from '../../table/context.svelte'
import type { Suggestion, View } from './types'

/** Plays the suggested exchange: lay, replace, … done, name. Off as soon as it is finished. */
class Advice {
  on = $state(false)

  step(table: TableContext<View>, best: Suggestion): LegalMove | undefined {
    const exchange = table.view.exchange
    if (!exchange) return undefined
    if (exchange.naming) return best.owl_family === null ? undefined : table.find('name', { family: best.owl_family })
    const swap = best.swaps[0]
    if (!swap) return table.find('done')
    return exchange.laying === null ? table.find('lay', { card: swap[0] }) : table.find('replace', { card: swap[1] })
  }
}

export const advice = new Advice()
