// A kingdom as the player may deal with it now: whether the lifted card may go there, what that
// would bring, what a tap does.
import { plan } from './plan.svelte'
import { against, type Context } from './names'
import type { Kingdom, Verdict } from './types'

export class Realm {
  constructor(
    readonly table: Context,
    readonly k: number,
  ) {}

  get kingdom(): Kingdom {
    return this.table.view.kingdoms[this.k]!
  }

  /** A card lies on the table already and waits for its kingdom. */
  get laying(): boolean {
    return this.table.mine && this.table.view.phase === 'lay'
  }

  /** The card whose place is being chosen. */
  get lifted(): number | null {
    return plan.mode(this.table) === 'card' ? this.table.picked!.id : this.laying ? this.table.view.picked : null
  }

  /** The card that is to go here, while its mate or a confirmation is still asked for. */
  get settled(): number | null {
    const mode = plan.mode(this.table)
    const here = (mode === 'mate' || mode === 'capital') && plan.pending?.kingdom === this.k
    return here ? plan.pending!.card : null
  }

  get verdict(): Verdict | undefined {
    const card = this.settled ?? this.lifted
    return card === null || this.laying ? undefined : plan.verdict(this.table, card, this.k)
  }

  get move() {
    const here = { kingdom: this.k }
    return this.laying ? (this.table.find('kingdom', here) ?? this.table.find('capital', here)) : undefined
  }

  /** The lifted card may go here. */
  get lit(): boolean {
    if (this.lifted === null || plan.order) return false
    return this.laying ? this.move !== undefined : this.verdict?.legal === true
  }

  get refused(): boolean {
    return this.lifted !== null && !this.lit
  }

  get takesCapital(): boolean {
    return this.laying ? this.move?.kind === 'capital' : this.verdict?.capital === true
  }

  /** This kingdom is wanted, and something is still to be said: a card, its mate, a confirmation. */
  get chosen(): boolean {
    const { table, k } = this
    const mode = plan.mode(table)
    return (
      (mode === 'kingdom' && table.isPicked('kingdom', k)) ||
      this.settled !== null ||
      (table.view.phase === 'pair' && table.view.pair_in === k)
    )
  }

  /** A tap means something. */
  get asked(): boolean {
    const { view } = this.table
    const mode = plan.mode(this.table)
    if (!this.table.mine || plan.order) return false
    if (this.laying) return true
    const open = mode === 'none' || mode === 'card' || mode === 'kingdom'
    return view.phase === 'turn' && open && view.hand.some((held) => held.playable)
  }

  get fought(): boolean {
    return this.table.view.battle?.kingdom === this.k
  }

  /** The advice is to play here, now or with the card that it names first. */
  get advised(): boolean {
    const { table, k: kingdom } = this
    return ['kingdom', 'capital'].some((kind) => table.advised(kind, { kingdom }) || table.foreseen(kind, { kingdom }))
  }

  /** The cards that the decree pointed at looks at. */
  get looked(): number[] {
    return plan.pointed === null ? [] : (this.table.view.kingdoms[plan.pointed]?.refers ?? []).map((laid) => laid.card)
  }

  /** Of those, the ones that keep the lifted card out. */
  get blocking(): number[] {
    if (plan.pointed === null || this.lifted === null || this.laying) return []
    return against(plan.verdict(this.table, this.lifted, plan.pointed)?.why)
  }

  point(on: boolean): void {
    if (on) plan.pointed = this.k
    else if (plan.pointed === this.k) plan.pointed = null
  }

  tap(): void {
    const { table, k } = this
    table.staged = null // another thing is wanted now
    if (this.laying) {
      if (this.move) table.play(this.move)
      else table.why('kingdom', { kingdom: k })
    } else if (this.lifted !== null) plan.claim(table, { card: this.lifted, kingdom: k, mate: null })
    else if (this.asked) table.pick('kingdom', k)
  }
}
