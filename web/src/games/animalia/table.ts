import { figure } from '../../lib/number'
import type { TableContext } from '../../table/context.svelte'
import type { Action } from '../../table/game'
import { advice } from './advice.svelte'
import { mayPlan, plan, togglePlan } from './plan.svelte'
import type { EventName, View } from './types'
import { t } from './words'

export { default as Hand } from './Hand.svelte'
export { default as Score } from './Score.svelte'
export { default as Table } from './Table.svelte'

export const harms: EventName[] = ['steal']

export function actions(table: TableContext<View>): Action[] {
  const view = table.view
  if (!table.mine) {
    if (!mayPlan(table)) return []
    return (['take', 'pass'] as const).map((kind) => ({
      text: kind === 'take' ? t('plan_take') : t('plan_pass'),
      key: kind === 'take' ? 't' : 'p',
      pressed: plan.now?.kind === kind,
      run: () => togglePlan(kind, view),
    }))
  }
  const out: Action[] = []
  const takes = table.all('take')
  const pass = table.find('pass')
  for (const move of takes) {
    out.push({
      text: takes.length > 1 ? move.text : t('take', { n: view.offer.length }),
      move,
      tone: 'primary',
      ...(move === takes[0] && { key: 't' }),
    })
  }
  if (pass) out.push({ text: pass.text, move: pass, key: 'p', icon: 'arrow-right' })
  const look = table.find('look')
  if (look) out.push({ text: look.text, move: look, tone: 'primary', icon: 'eye' })
  const keep = table.find('keep')
  if (keep) out.push({ text: keep.text, move: keep, tone: 'primary' })
  for (const move of table.all('skip')) out.push({ text: move.text, move })
  const best = view.exchange?.suggestion
  if (
    view.exchange &&
    !view.exchange.naming &&
    view.exchange.laying === null &&
    best &&
    (best.swaps.length > 0 || best.owl_family !== null)
  ) {
    out.push({ text: t('do_best'), tone: 'primary', run: () => (advice.on = true) })
  }
  const done = table.find('done')
  if (done)
    out.push({
      text: best?.swaps.length ? t('done_plain') : done.text,
      move: done,
      tone: best?.swaps.length || best?.owl_family != null ? 'plain' : 'primary',
    })
  for (const move of table.all('name'))
    out.push({
      text: table.words.names.family?.[move.args.family ?? 0] ?? move.text,
      move,
      tone: move.args.family === best?.owl_family ? 'primary' : 'plain',
    })
  return out
}

export function status(table: TableContext<View>): string {
  return t('season', { n: table.view.season, of: table.view.seasons })
}

export function summary(table: TableContext<View>, seat: number): string {
  const player = table.view.players[seat]
  if (!player) return ''
  const cards = player.collections.reduce((n, c) => n + c.cards.length, 0)
  const space = player.collections.reduce((n, c) => n + c.space, 0)
  return `${cards}/${cards + space} · ${figure(player.stars)}★`
}
