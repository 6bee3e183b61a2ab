import type { TableContext } from '../../table/context.svelte'
import type { EventInfo } from '../../api/types'
import { buttons, type Action, type Spectacle } from '../../table/game'
import { commit } from './desk.svelte'
import { pictures } from './faces'
import { cardName, influence, meaning, timeOf } from './look'
import type { EventName, View } from './types'
import { t } from './words'

export { default as Hand } from './Hand.svelte'
export { default as Seat } from './Seat.svelte'
export { default as Score } from './Score.svelte'
export { default as Table } from './Table.svelte'

export const harms: EventName[] = ['eliminated', 'exchanged', 'looked_hand', 'intrigued']

type Court = TableContext<View>

export function actions(table: Court): Action[] {
  if (!table.mine) return []
  const held = table.picked?.list === 'card' ? table.find('play', { card: table.picked.id }) : undefined
  if (held)
    return [
      { text: held.text, tone: 'primary', key: 'p', kind: 'play', run: () => commit(table, held) },
      { text: t('back'), run: () => (table.picked = null) },
    ]
  const out: Action[] = []
  const passes = table.all('pass')
  for (const kept of passes) {
    // Two cards: who keeps one passes the other.
    const move = passes.find((one) => one.id !== kept.id)
    if (move) out.push({ text: t('keep_card', { card: cardName(table, kept.args.card ?? 0) }), move })
  }
  const look = table.find('look')
  if (look) out.push({ text: look.text, tone: 'primary', icon: 'eye', run: () => commit(table, look) })
  // A partner is chosen at court.
  out.push(...buttons(table, 'victim'), ...buttons(table, 'centre'))
  for (const move of table.all('colour')) out.push({ text: influence(table, move.args.colour ?? 0), move })
  out.push(...buttons(table, 'rank', { tone: 'primary' }).reverse())
  for (const move of table.all('rise')) out.push({ text: cardName(table, move.args.card ?? 0), move })
  return [...out, ...buttons(table, 'skip', { key: 's' })]
}

/** A lifted card: what playing it would mean. */
export function sentence(table: Court): string | undefined {
  const held = table.view.hand.find((one) => table.isPicked('card', one.card))
  if (!held) return undefined
  const means = meaning(table, held) || (held.hunters.length ? '' : t('safe'))
  return means ? `${cardName(table, held.card)}. ${means}.` : cardName(table, held.card)
}

export function status(table: Court): string {
  return t('time_short', timeOf(table))
}

export const tellsPoints = true

export function summary(table: Court, seat: number): string {
  const player = table.view.players[seat]
  return player ? t('score.points', { n: player.points }) : ''
}

/** A fall is seen where it happens, a rise and a blessing too. */
export function spectacle({ kind, args }: EventInfo): Spectacle | undefined {
  if (kind === 'eliminated') return { anchor: `stack:${args.seat2}`, picture: pictures.elimination, tone: 'bad' }
  if (kind === 'risen') return { anchor: `stack:${args.seat}`, picture: pictures.charlatan, tone: 'good' }
  if (kind === 'blessed') return { anchor: `stock:${args.colour}`, picture: pictures.saint, tone: 'good' }
  return undefined
}
