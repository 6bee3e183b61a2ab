import type { EventInfo } from '../../api/types'
import { buttons, type Action, type Spectacle } from '../../table/game'
import { pictures, printedIn } from './look'
import { boosts } from './boosts'
import { plan } from './plan.svelte'
import { cardName, kingdom, type Context } from './names'
import { t } from './words'

export { default as Hand } from './Hand.svelte'
export { default as Score } from './Score.svelte'
export { default as Seat } from './Seat.svelte'
export { default as Table } from './Table.svelte'

export function actions(table: Context): Action[] {
  if (!table.mine || plan.order) return []
  const view = table.view
  const back: Action = { text: t('back'), icon: 'undo-2', run: () => (table.picked = null) }
  const mode = plan.mode(table)
  if (mode === 'rally') {
    const n = plan.drops.length
    return n
      ? [{ text: t('rally_go', { n }), tone: 'primary', kind: 'draw', run: () => plan.rally(table) }, back]
      : [back]
  }
  if (mode === 'capital' && plan.pending) {
    const pending = plan.pending
    return [
      {
        text: t('capital_go', { kingdom: kingdom(table, pending.kingdom) }),
        tone: 'primary',
        icon: 'crown',
        run: () => plan.claim(table, pending, true),
      },
      back,
    ]
  }
  if (mode !== 'none') return [back]
  const out: Action[] = []
  const rally = table.find('rally')
  if (rally)
    out.push({
      text: t('rally'),
      kind: 'rally',
      gain: '+1',
      advised: table.advised('rally'),
      run: () => (table.picked = { list: 'rally', id: 0 }),
    })
  else if (view.phase === 'turn' && view.why_no_rally)
    out.push({ text: t('rally_closed'), icon: 'lock', run: () => table.why('rally') })
  const withdraw = table.find('withdraw')
  if (withdraw)
    out.push({
      text: view.forced ? withdraw.text : t('withdraw'),
      move: withdraw,
      tone: view.forced ? 'primary' : 'danger',
      key: 'w',
    })
  out.push(...buttons(table, 'draw', { tone: 'primary' }))
  const { shown, primary } = boosts(table)
  for (const { move, args, result } of shown)
    out.push({
      text: t('boost', args),
      move,
      gain: t(result),
      icon: result === 'with_it.behind' ? 'triangle-alert' : undefined,
      tone: move === primary ? 'primary' : 'plain',
    } as Action)
  return [...out, ...buttons(table, 'enough', { tone: primary ? 'plain' : 'primary' })]
}

/** The question, while something is prepared here that the server does not know of. */
export function sentence(table: Context): string | undefined {
  const mode = plan.mode(table)
  if (plan.order) return t('sending')
  if (mode === 'card') return t('ask_kingdom', { card: cardName(table, table.picked!.id) })
  if (mode === 'kingdom') return t('ask_card', { kingdom: kingdom(table, table.picked!.id) })
  if (mode === 'rally') return t('ask_rally')
  if (mode === 'mate' && plan.pending)
    return t('ask_mate', { card: cardName(table, plan.pending.card), kingdom: kingdom(table, plan.pending.kingdom) })
  if (mode === 'capital' && plan.pending)
    return t('ask_capital', {
      card: cardName(table, plan.pending.card),
      kingdom: kingdom(table, plan.pending.kingdom),
    })
  return undefined
}

export function status(table: Context): string {
  return t('age', { n: table.view.age, ages: printedIn(table.words).ages })
}

export const tellsPoints = true

export function summary(table: Context, seat: number): string {
  const player = table.view.players[seat]
  if (!player) return ''
  // Others are chips on a phone: the number alone.
  const points = seat === table.seat ? t('score.points', { n: player.points }) : `${player.points}`
  const parts = [plan.counting ? '…' : points]
  if (player.promised && !table.over && !plan.counting) parts[0] += ` (+${player.promised})`
  if (player.out && !table.over) parts.push(t(seat === table.seat ? 'out' : 'out_short'))
  if (player.modifiers) parts.push(`+${printedIn(table.words).modifier}×${player.modifiers}`)
  return parts.join(' · ')
}

/** A capital taken and a battle won are events one sees. */
export function spectacle({ kind, args }: EventInfo, table: Context): Spectacle | undefined {
  const mine = args.seat === table.seat
  if (kind === 'capital' || kind === 'upstart_capital')
    return { anchor: `capital:${args.kingdom}`, picture: pictures.capital, tone: mine ? 'good' : 'plain' }
  if (kind === 'won' || kind === 'upstart_won')
    return { anchor: `kingdom:${args.kingdom}`, picture: pictures.battle, tone: mine ? 'good' : 'bad' }
  return undefined
}
