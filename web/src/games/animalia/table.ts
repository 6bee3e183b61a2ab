import type { EventInfo } from '../../api/types'
import { figure, signed } from '../../lib/number'
import type { TableContext } from '../../table/context.svelte'
import { buttons, type Action, type Spectacle } from '../../table/game'
import type { Art } from '../../ui/face'
import art from './art.json'
import { exchanging } from './exchanging.svelte'
import { compact } from '../../lib/screen'
import { mayPlan, plan, togglePlan } from './plan.svelte'
import type { EventName, View } from './types'
import { t } from './words'

export { default as Hand } from './Hand.svelte'
export { default as Score } from './Score.svelte'
export { default as Seat } from './Seat.svelte'
export { default as Table } from './Table.svelte'

type Table = TableContext<View>

const pictures: Art = art

export const harms: EventName[] = ['steal']

export function actions(table: Table): Action[] {
  if (!table.mine) return plans(table)
  if (exchanging.busy) return []
  if (exchanging.lifted(table) !== null)
    return [{ text: t('put_back'), icon: 'undo-2', run: () => (table.picked = null) }]
  return [
    ...offered(table),
    ...buttons(table, 'look', { tone: 'primary', icon: 'eye' }),
    ...buttons(table, 'keep', { tone: 'primary' }),
    ...buttons(table, 'skip'),
    ...exchanges(table),
  ]
}

/** "If it reaches me: take / pass." */
function plans(table: Table): Action[] {
  if (!mayPlan(table)) return []
  return (['take', 'pass'] as const).map((kind) => ({
    text: kind === 'take' ? t('plan_take') : t('plan_pass'),
    key: kind === 'take' ? 't' : 'p',
    pressed: plan.now?.kind === kind,
    run: () => togglePlan(kind, table.view),
  }))
}

function offered(table: Table): Action[] {
  const { view } = table
  const takes = table.all('take')
  // With two players the two rows are buttons; a phone has no room for both.
  const large = takes.length > 1 && compact.current ? [] : takes
  const out: Action[] = large.map((move, i) => {
    const gain = view.taking.find((taking) => taking.row === move.args.row)?.gain
    return {
      text: takes.length > 1 ? move.text : t('take', { n: view.offer.length }),
      move,
      tone: 'primary',
      gain: gain && !compact.current ? t('medals_more', { n: gain, more: signed(gain) }) : undefined,
      ...(i === 0 && { key: 't' }),
    }
  })
  // On a phone the way of the cards, just above, says to whom.
  const short = compact.current && { text: t('pass') }
  return [...out, ...buttons(table, 'pass', { key: 'p', icon: 'arrow-right', ...short })]
}

function exchanges(table: Table): Action[] {
  const { exchange } = table.view
  if (!exchange) return []
  const best = exchange.suggestion
  const better = best.swaps.length > 0 || best.owl_family !== null
  const out: Action[] = []
  const done = table.find('done')
  if (done && better) {
    const more = signed(best.gain)
    const said = compact.current ? `${more} ${t('points_short')}` : t('points_more', { n: best.gain, more })
    const gain = best.gain ? said : undefined
    out.push({ text: t('do_best'), tone: 'primary', gain, run: () => (exchanging.best = true) })
  }
  if (done) out.push({ text: better ? t('done_plain') : done.text, move: done, tone: better ? 'plain' : 'primary' })
  for (const move of table.all('name'))
    out.push({
      text: table.words.names.family?.[move.args.family ?? 0] ?? move.text,
      move,
      tone: move.args.family === best.owl_family ? 'primary' : 'plain',
    })
  return out
}

export function sentence(table: Table): string | undefined {
  const prize = exchanging.lifted(table)
  return prize === null ? undefined : t('which_replaced', { card: table.words.names.card?.[prize] ?? '' })
}

export function status(table: Table): string {
  return t('season', { n: table.view.season, of: table.view.seasons })
}

export function summary(table: Table, seat: number): string {
  const player = table.view.players[seat]
  if (!player || table.over) return ''
  const own = seat === table.seat && player.place !== null
  return t(own ? 'own_summary' : compact.current && seat !== table.seat ? 'summary_short' : 'summary', {
    stars: figure(player.stars),
    n: player.earns,
    place: player.place ?? '',
  })
}

/** A theft, a prize won and medals are events one sees. */
export function spectacle(event: EventInfo, table: Table): Spectacle | undefined {
  const at = (seat: number | undefined) => (seat === table.seat ? 'own' : `seat:${seat}`)
  if (event.kind === 'steal') return { anchor: at(event.args.seat2), picture: pictures.thief, tone: 'bad' }
  if (event.kind === 'first' || event.kind === 'shared_first')
    return { anchor: at(event.args.seat), picture: pictures.trophy, tone: 'good' }
  return undefined
}
