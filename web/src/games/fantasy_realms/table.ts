import type { TableContext } from '../../table/context.svelte'
import type { Action } from '../../table/game'
import { takeBest } from './best.svelte'
import { lifted, offerTo } from './trade.svelte'
import type { View } from './types'
import { t } from './words'

export { default as Hand } from './Hand.svelte'
export { default as Score } from './Score.svelte'
export { default as Table } from './Table.svelte'

export function actions(table: TableContext<View>): Action[] {
  const view = table.view
  if (!table.mine) return []
  const out: Action[] = []
  const deck = table.find('deck')
  if (deck) out.push({ text: deck.text, move: deck, tone: 'primary', icon: 'layers' })
  const best = view.decision?.best_total ?? null
  if (best !== null) out.push({ text: t('confirm', { n: best }), tone: 'primary', run: () => takeBest(table) })
  const look = table.find('look')
  if (look) out.push({ text: look.text, move: look, tone: 'primary' })
  const nothing = table.find('raise_nothing')
  if (nothing && best === null) out.push({ text: nothing.text, move: nothing })
  const all = table.find('offer', { seat: view.everyone })
  if (all)
    out.push({
      text: all.text,
      tone: lifted.card === null ? 'plain' : 'primary',
      run: () => offerTo(table, view.everyone),
    })
  for (const kind of ['withdraw', 'cancel'] as const) {
    const move = table.find(kind)
    if (move) out.push({ text: move.text, move })
  }
  const leave = table.find('leave')
  if (leave) out.push({ text: leave.text, move: leave, tone: 'danger' })
  return out
}

export function status(table: TableContext<View>): string {
  const view = table.view
  if (view.phase === 'finishing') return t('finishing')
  return view.discard_goal === null ? t('chaos') : t('status', { n: view.discards.length, goal: view.discard_goal })
}

export function summary(table: TableContext<View>, seat: number): string {
  const player = table.view.players[seat]
  if (!player || table.over) return ''
  if (player.hand) return t('points', { n: player.hand.total })
  return t('cards', { n: player.hand_size })
}
