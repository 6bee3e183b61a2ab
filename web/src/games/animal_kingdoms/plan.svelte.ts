// What the player prepares here before anything is sent: a card for a kingdom (or a kingdom for a
// card), the second card of a pair, the discards of a rally. The server takes such a decision in
// several moves; they are sent one after the other as it answers.
import type { LegalMove } from '../../api/types'
import { whyText, type Context } from './names'

interface Claim {
  card: number
  kingdom: number
  mate: number | null
}
type Order = ({ kind: 'claim' } & Claim) | { kind: 'rally'; cards: number[] }

class Plan {
  /** What is being sent, step by step. */
  order: Order | null = $state.raw(null)
  /** A claim that still needs its second card, or a word of confirmation. */
  pending: Claim | null = $state.raw(null)
  /** The cards put aside for a rally. */
  drops: number[] = $state.raw([])
  /** The kingdom that pointer or focus is on: the cards its decree looks at are marked. */
  pointed: number | null = $state(null)
  /** An age's points are being counted up: nobody's total comes first. */
  counting = $state(false)
  private sent = ''

  /** What the next tap means. */
  mode(table: Context): 'none' | 'card' | 'kingdom' | 'rally' | 'mate' | 'capital' {
    if (!table.mine || table.view.phase !== 'turn' || !table.picked) return 'none'
    return table.picked.list as 'card'
  }

  verdict(table: Context, card: number, kingdom: number) {
    return table.view.hand.find((held) => held.card === card)?.kingdoms.find((one) => one.kingdom === kingdom)
  }

  claim(table: Context, claim: Claim, sure = false): void {
    const verdict = this.verdict(table, claim.card, claim.kingdom)
    if (!verdict) return
    if (!verdict.legal) {
      if (verdict.why) table.refuse(whyText(table, verdict.why), verdict.why.rule)
      return
    }
    if (claim.mate === null && verdict.mates.length > 1) return this.wait(table, claim, 'mate')
    if (verdict.capital && !sure && table.confirm()) return this.wait(table, claim, 'capital')
    this.start(table, { kind: 'claim', ...claim })
  }

  private wait(table: Context, claim: Claim, list: 'mate' | 'capital'): void {
    this.pending = claim
    table.picked = { list, id: claim.card }
  }

  toggleDrop(card: number): void {
    this.drops = this.drops.includes(card) ? this.drops.filter((one) => one !== card) : [...this.drops, card]
  }

  rally(table: Context): void {
    if (this.drops.length) this.start(table, { kind: 'rally', cards: this.drops })
  }

  private start(table: Context, order: Order): void {
    this.order = order
    this.sent = ''
    table.refusal = null
    this.go(table)
  }

  private step(table: Context, order: Order): LegalMove | undefined {
    const { phase, picked } = table.view
    if (order.kind === 'rally') {
      if (phase === 'turn') return table.find('rally')
      if (phase !== 'discards') return undefined
      const card = order.cards.find((one) => table.can('drop', { card: one }))
      return card === undefined ? table.find('draw') : table.find('drop', { card })
    }
    if (phase === 'turn') return table.find('card', { card: order.card })
    if (phase === 'lay' && picked === order.card)
      return table.find('kingdom', { kingdom: order.kingdom }) ?? table.find('capital', { kingdom: order.kingdom })
    if (phase === 'pair' && order.mate !== null) return table.find('mate', { card: order.mate })
    return undefined
  }

  /** The next step, once the server has answered the last one. */
  go(table: Context): void {
    const order = this.order
    if (!order || table.busy) return
    if (table.refusal) {
      this.order = null // the step was not made: what was decided is decided anew
      return
    }
    const { phase, dropped } = table.view
    const state = `${phase} ${dropped}`
    if (table.mine && state === this.sent) return
    const move = table.mine && !(this.sent && phase === 'turn') ? this.step(table, order) : undefined
    if (!move) {
      this.order = null
      return
    }
    this.sent = state
    if (move.final) table.staged = move // the player has confirmed it already
    table.play(move)
  }

  forget(): void {
    this.pending = null
    this.drops = []
  }
}

export const plan = new Plan()
