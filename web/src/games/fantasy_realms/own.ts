// The own cards as they are now: what each stands for, what it gives or what throwing it away leaves.
import type { LegalMove } from '../../api/types'
import { figure } from '../../lib/number'
import type { TableContext } from '../../table/context.svelte'
import type { Face, Foot } from '../../ui/face'
import { inSuit } from './faces'
import { cardIn } from './look'
import { disguise, reasons, shown } from './reasons'
import type { CardSheet, Hand, View } from './types'
import { t } from './words'

export interface OwnCard {
  card: number
  face: Face | undefined
  foot: Foot | undefined
  /** The same in a figure, for a row. */
  figure: Foot | undefined
  label: string
  row: CardSheet | undefined
  move: LegalMove | undefined
  raised: boolean
  advised: boolean
}

/** The hand as it scores: during play at its best choices, at the end as chosen so far. */
export const worthOf = ({ view, seat }: TableContext<View>): Hand | null =>
  view.live ?? (seat === null ? null : (view.players[seat]?.hand ?? null))

/** The most that a discard leaves. */
export const bestLeft = (view: View): number | null =>
  view.discard_totals.length ? Math.max(...view.discard_totals.map((one) => one.total)) : null

export function ownCard(table: TableContext<View>, card: number): OwnCard {
  const { view } = table
  const row = worthOf(table)?.cards.find((one) => one.card === card)
  const discard = table.find('discard', { card })
  const move = discard ?? table.find('give', { card })
  const left = view.discard_totals.find((one) => one.move === discard?.id)?.total
  const foot: Foot | undefined =
    left !== undefined
      ? { text: t('left', { n: left }), tone: left === bestLeft(view) ? 'good' : 'plain' }
      : row && sumOf(row)
  return {
    card,
    face: faceNow(table, card, row),
    foot,
    figure: foot && { ...foot, text: left !== undefined ? `→ ${figure(left)}` : figure(row?.points ?? 0) },
    label: [shown(table.words, card), row ? disguise(table.words, row) : '', move?.text].filter(Boolean).join('. '),
    row,
    move,
    raised: view.offered === card || (table.staged !== null && table.staged.id === move?.id),
    advised: table.advised('discard', { card }) || table.advised('give', { card }),
  }
}

/** 9 + 50 = 59 */
function sumOf(row: CardSheet): Foot {
  if (row.blanked) return { text: t('blanked'), tone: 'bad' }
  const terms = `${row.strength}${term(row.bonus)}${term(row.penalty)}`
  return {
    text: row.bonus || row.penalty ? `${terms} = ${figure(row.points)}` : terms,
    tone: row.penalty ? 'bad' : row.bonus ? 'good' : 'plain',
  }
}
const term = (n: number) => (n > 0 ? ` + ${n}` : n < 0 ? ` − ${-n}` : '')

/** The face with what the card stands for, and on its sheet why it gives what it gives. */
export function faceNow(table: TableContext<View>, card: number, row: CardSheet | undefined): Face | undefined {
  const { words } = table
  const printed = table.face('card', card)
  if (!printed || !row) return printed
  const why = reasons(words, row).map((one) => one.text + (one.points ? ` ${one.points}` : ''))
  const face = { ...printed, help: `${printed.help} ${t('now')}: ${why.join('; ')}.` }
  if (row.suit !== cardIn(words, card).suit) Object.assign(face, inSuit(words, row.suit, card))
  if (row.name !== card) face.effect = `*${t('as', { card: words.names.card?.[row.name] ?? '' })}*`
  return face
}
