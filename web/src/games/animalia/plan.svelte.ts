// A decision made in advance: "if it comes to me, take / pass". It holds for exactly the cards that
// were on offer when it was made, and is gone as soon as they change.
import type { TableContext } from '../../table/context.svelte'
import type { View } from './types'

interface Plan {
  kind: 'take' | 'pass'
  offer: string
}

export const plan: { now: Plan | null } = $state({ now: null })

const offerOf = (view: View) => `${view.season}:${view.leader}:${view.offer.join(',')}`

export function togglePlan(kind: Plan['kind'], view: View): void {
  const offer = offerOf(view)
  plan.now = plan.now?.kind === kind && plan.now.offer === offer ? null : { kind, offer }
}

/** Whether this player may still be asked about the cards on offer. */
export function mayPlan(table: TableContext<View>): boolean {
  return table.seat !== null && table.view.may_be_asked.includes(table.seat)
}

export function keepPlan(get: () => TableContext<View>): void {
  $effect(() => {
    const table = get()
    const now = plan.now
    if (!now) return
    if (!table.view || now.offer !== offerOf(table.view)) {
      plan.now = null
      return
    }
    if (!table.mine || table.busy) return
    const moves = table.all(now.kind)
    plan.now = null
    if (moves.length === 1) table.play(moves[0]!)
  })
}
