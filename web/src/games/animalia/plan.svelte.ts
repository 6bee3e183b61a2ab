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
  const view = table.view
  const seat = table.seat
  if (
    seat === null ||
    view.over ||
    view.stage !== 1 ||
    view.power ||
    !view.offer.length ||
    view.asked === null ||
    view.asked === seat
  )
    return false
  const me = view.players[seat]!
  if (me.complete || !me.collections.some((c) => c.room >= view.offer.length)) return false
  // Between the one asked now and the leader, going round.
  const steps = (to: number) => (to - view.asked! + view.seats) % view.seats
  const untilLeader = view.asked === view.leader ? view.seats : steps(view.leader)
  return seat !== view.leader && steps(seat) < untilLeader
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
