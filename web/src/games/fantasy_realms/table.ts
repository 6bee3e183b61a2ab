import type { TableContext } from '../../table/context.svelte'
import { buttons, type Action } from '../../table/game'
import { figure } from '../../lib/number'
import { takeBest } from './best.svelte'
import { bestLeft } from './own'
import { aside, rows } from './screen'
import type { View } from './types'
import { t } from './words'

export { default as Hand } from './Hand.svelte'
export { default as Score } from './Score.svelte'
export { default as Seat } from './Seat.svelte'
export { default as Table } from './Table.svelte'

export function actions(table: TableContext<View>): Action[] {
  const view = table.view
  if (!table.mine) return []
  const out: Action[] = []
  // In rows the deck itself is a button as wide as the table.
  if (!rows.current) out.push(...buttons(table, 'deck', { tone: 'primary', icon: 'layers' }))
  const best = view.decision?.best_total ?? null
  if (best !== null) out.push({ text: t('confirm', { n: best }), tone: 'primary', run: () => takeBest(table) })
  out.push(...buttons(table, 'look', { tone: 'primary' }))
  if (best === null) out.push(...buttons(table, 'raise_nothing'))
  const all = table.find('offer', { seat: view.everyone })
  if (all) out.push({ text: rows.current ? t('offer_all') : all.text, move: all, tone: 'primary' })
  out.push(...buttons(table, 'withdraw'), ...buttons(table, 'cancel'))
  out.push(...buttons(table, 'pass', rows.current ? { text: t('wait') } : {}))
  // In the midst of an offer or an answer one does not leave.
  if (table.can('cancel')) return out
  return [...out, ...buttons(table, 'leave', { tone: 'danger', ...(rows.current && { text: t('stop') }) })]
}

export function status(table: TableContext<View>): string {
  const view = table.view
  if (view.phase === 'finishing') return t('finishing')
  return view.discard_goal === null ? t('chaos') : t('status', { n: view.discards.length, goal: view.discard_goal })
}

export function summary(table: TableContext<View>, seat: number): string {
  const player = table.view.players[seat]
  if (!player || table.over) return ''
  if (seat === table.seat && table.view.live) {
    const left = bestLeft(table.view)
    if (aside(table.view)) return '' // it is said there
    return left === null ? `${t('total_now')} ${figure(table.view.live.total)}` : `${t('best_left')} ${figure(left)}`
  }
  if (player.hand) return t('score.points', { n: player.hand.total })
  return t('cards', { n: player.hand_size })
}
