import type { TableContext } from '../../table/context.svelte'
import type { EventInfo } from '../../api/types'
import { signed } from '../../lib/number'
import { buttons, type Action, type Spectacle } from '../../table/game'
import { chosenCell, hunt, plansTo } from './hunt.svelte'
import { pictures, printedIn, tokenPictures } from './look'
import { roomy, wide } from './screen'
import type { View } from './types'
import { t } from './words'

export { default as Hand } from './Hand.svelte'
export { default as Score } from './Score.svelte'
export { default as Seat } from './Seat.svelte'
export { default as Table } from './Table.svelte'

type Table = TableContext<View>

export function actions(table: Table): Action[] {
  if (!table.mine) return []
  switch (table.view.phase) {
    case 'swap':
      return swapping(table)
    case 'choose':
    case 'spot':
      return taking(table)
    case 'pick':
    case 'keep':
      return [] // the creatures themselves are pressed
    default:
      return table.legal.map((move, i) => ({ text: move.text, move, tone: i === 0 ? 'primary' : 'plain' }))
  }
}

/** With a card chosen the question is no longer which domino to give, but how to take the card. */
export function sentence(table: Table): string | undefined {
  const card = table.view.phase === 'swap' ? chosenCell(table)?.card : null
  return card == null ? undefined : t('ask_take', { card: table.words.names.card?.[card] ?? '' })
}

/** Where there is little room the way, just below, says what it costs. */
const price = (gems: number) => (gems && roomy.current ? t('take_for', { n: gems }) : t('take'))
const net = (n: number | null | undefined) => (n == null ? undefined : signed(n))

function swapping(table: Table): Action[] {
  const out: Action[] = []
  const picked = table.picked
  const gives = table.all('give')
  if (picked?.list === 'gems') {
    for (const move of gives)
      out.push({
        text: t('gems_giving', { give: tile(table, own(table, move.args.slot!)), n: table.view.gems_instead }),
        tone: 'primary',
        run: () => hunt.gems(table, move.args.slot!),
      })
    return [...out, { text: t('back'), run: () => (table.picked = null) }]
  }
  const cell = chosenCell(table)
  if (cell) {
    const best = plansTo(table, cell)[0]
    if (best?.affordable)
      out.push({
        text: price(best.gems),
        tone: 'primary',
        key: 't',
        kind: 'take',
        gain: net(best.net),
        run: () => hunt.go(table, best),
      })
  }
  const slot = picked?.list === 'domino' ? picked.id : null
  const give = slot === null ? undefined : table.find('give', { slot })
  if (give) out.push({ text: give.text, move: give, tone: 'primary' })
  const gems = slot === null ? () => table.pick('gems', 0) : () => hunt.gems(table, slot)
  const instead = table.view.gems_instead
  if (!wide.current) return [...out, { text: t('gems', { n: instead }), run: gems }]
  return [...out, { text: t('two_gems', { n: instead }), gain: signed(instead), run: gems }]
}

function taking(table: Table): Action[] {
  const out: Action[] = []
  const cell = chosenCell(table)
  const move = cell && table.find(table.view.phase === 'spot' ? 'spot' : 'take', { cell: cell.cell })
  if (cell && move) {
    const plan = plansTo(table, cell)[0]
    out.push({ text: price(plan?.gems ?? 0), move, tone: 'primary', key: 't', gain: net(plan?.net) })
  }
  const gems = buttons(table, 'two_gems', { gain: signed(table.view.gems_instead) })
  return [...out, ...gems, ...buttons(table, 'stop')]
}

function own(table: Table, slot: number): number {
  return table.view.players[table.seat ?? 0]!.dominoes[slot]!
}

function tile(table: Table, domino: number): string {
  return table.words.names.domino?.[domino] ?? ''
}

export function status(table: Table): string {
  return t('status', { n: table.view.round, m: table.view.rounds, lap: table.view.lap })
}

export const tellsPoints = true

export function summary(table: Table, seat: number): string {
  const player = table.view.players[seat]
  if (!player || table.over) return ''
  const { total, complete } = player.pad
  const points = t('pad_points', { n: total, sum: complete ? `${total}` : `${total}+` })
  // A small screen has room for the points alone.
  return roomy.current || seat === table.seat ? `${points} · ${t('gems', { n: player.gems })}` : points
}

/** A token won is seen. */
export function spectacle(event: EventInfo, table: Table): Spectacle | undefined {
  if (event.kind !== 'token_won' && event.kind !== 'token_tied') return undefined
  const { seat = 0, token = 0 } = event.args
  return {
    anchor: seat === table.seat ? 'own' : `seat:${seat}`,
    picture: tokenPictures(printedIn(table.words), token)[0] ?? pictures.priority,
    tone: seat === table.seat ? 'good' : 'plain',
  }
}
