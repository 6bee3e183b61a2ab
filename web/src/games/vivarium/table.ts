import type { TableContext } from '../../table/context.svelte'
import type { Action } from '../../table/game'
import { chosenCell, hunt, plansTo } from './hunt.svelte'
import type { View } from './types'
import { t } from './words'

export { default as Hand } from './Hand.svelte'
export { default as Score } from './Score.svelte'
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
      return []
    default:
      return table.legal.map((move, i) => ({ text: move.text, move, tone: i === 0 ? 'primary' : 'plain' }))
  }
}

const price = (gems: number) => (gems ? t('take_for', { n: gems }) : t('take'))

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
      out.push({ text: price(best.gems), tone: 'primary', key: 't', run: () => hunt.go(table, best) })
  }
  const slot = picked?.list === 'domino' ? picked.id : null
  const give = slot === null ? undefined : table.find('give', { slot })
  if (give) out.push({ text: give.text, move: give, tone: 'primary' })
  const gems = slot === null ? () => table.pick('gems', 0) : () => hunt.gems(table, slot)
  return [...out, { text: t('two_gems', { n: table.view.gems_instead }), run: gems }]
}

function taking(table: Table): Action[] {
  const out: Action[] = []
  const cell = chosenCell(table)
  const move = cell && table.find(table.view.phase === 'spot' ? 'spot' : 'take', { cell: cell.cell })
  if (cell && move) out.push({ text: price(plansTo(table, cell)[0]?.gems ?? 0), move, tone: 'primary', key: 't' })
  for (const other of [...table.all('two_gems'), ...table.all('stop')]) out.push({ text: other.text, move: other })
  return out
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

export function summary(table: Table, seat: number): string {
  const player = table.view.players[seat]
  if (!player) return ''
  return `${t('gems', { n: player.gems })} · ${player.dominoes.map((one) => tile(table, one)).join(' · ')}`
}
