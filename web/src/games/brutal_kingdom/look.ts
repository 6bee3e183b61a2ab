// What a card looks like at this moment, and what things are called.
import type { TableContext } from '../../table/context.svelte'
import type { Face, Foot } from '../../ui/face'
import { printedIn } from './faces'
import type { HandCard, Printed, PrintedCharacter, View } from './types'
import { t } from './words'

export type Court = TableContext<View>
export const MARKER = 3 // an elimination token, where a colour may stand

export const printedOf = (table: Court): Printed => printedIn(table.words)
export const printed = (table: Court, card: number): PrintedCharacter => printedOf(table).characters[card]!

/** A card as it counts now: its rank may have been announced. */
export function face(table: Court, card: number): Face {
  const printed = table.face('card', card) ?? { title: cardName(table, card), suit: '#66427d', pattern: 'plain' }
  const { rank, seen } = table.view.characters[card]!
  return seen ? { ...printed, corner: rank } : printed
}

export const cardName = (table: Court, card: number) => table.words.names.card?.[card] ?? ''
/** Read out as it is printed: the rank, then the name. */
export const spoken = (table: Court, card: number) => `${face(table, card).corner} ${cardName(table, card)}`
export const powerName = (table: Court, colour: number) => table.words.names.power?.[colour] ?? ''
export const influence = (table: Court, colour: number) => table.words.names.influence?.[colour] ?? ''

/** Who may still come for an open card. */
export function fears(table: Court, hunters: readonly number[], tone: Foot['tone']): Foot | undefined {
  return hunters.length ? { text: `⚠ ${hunters.map((one) => cardName(table, one)).join(', ')}`, tone } : undefined
}

const topName = (table: Court, seat: number) => {
  const card = table.view.players[seat]?.top ?? null
  return card === null ? '' : cardName(table, card)
}

/** What playing this card means now: a sign and a name at its foot. */
export function footOf(table: Court, one: HandCard): Foot | undefined {
  const names = (seats: number[]) => seats.map((seat) => topName(table, seat)).join(', ')
  if (one.falls_to.length) return { text: `✖ ${names(one.falls_to.slice(0, 1))}`, tone: 'bad' }
  if (one.victims.length) return { text: `☠ ${names(one.victims)}`, tone: 'good' }
  if (one.swaps_with !== null) return { text: `⇄ ${names([one.swaps_with])}`, tone: 'accent' }
  return fears(table, one.hunters, 'plain')
}

/** The same in words, to be read out. */
export function meaning(table: Court, one: HandCard): string {
  if (one.falls_to.length) return t('falls', { who: topName(table, one.falls_to[0]!) })
  if (one.victims.length) return t('strikes', { who: one.victims.map((seat) => topName(table, seat)).join(', ') })
  if (one.swaps_with !== null) return t('swaps', { who: topName(table, one.swaps_with) })
  return one.hunters.length ? t('later', { who: one.hunters.map((card) => cardName(table, card)).join(', ') }) : ''
}

/** How far the game has come, for a sentence. */
export function timeOf(table: Court) {
  const { chapters, rounds } = printedOf(table)
  return { chapter: table.view.chapter, chapters, round: table.view.round, rounds }
}
