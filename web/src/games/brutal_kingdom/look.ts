// What a card looks like at this moment, and what things are called.
import { MediaQuery } from 'svelte/reactivity'
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

/** No room for words at the foot of a card: a sign and a name. */
const narrow = new MediaQuery('(max-width: 960px), (max-height: 559px)')
const told = (key: 'foot_falls' | 'foot_fears' | 'foot_strikes' | 'foot_swaps', sign: string, who: string) =>
  narrow.current ? `${sign} ${who}` : t(key, { who })

/** Who may still come for an open card. */
export function fears(table: Court, hunters: readonly number[], tone: Foot['tone']): Foot | undefined {
  if (!hunters.length) return undefined
  return { text: told('foot_fears', '⚠', hunters.map((one) => cardName(table, one)).join(', ')), tone }
}

/** What playing this card means now, in a few words at its foot. */
export function footOf(table: Court, one: HandCard): Foot | undefined {
  const top = (seat: number) => {
    const card = table.view.players[seat]?.top ?? null
    return card === null ? '' : cardName(table, card)
  }
  if (one.falls_to.length) return { text: told('foot_falls', '✖', top(one.falls_to[0]!)), tone: 'bad' }
  if (one.victims.length)
    return { text: told('foot_strikes', '☠', one.victims.map(top).join(' / ')), tone: 'good' }
  if (one.swaps_with !== null) return { text: told('foot_swaps', '⇄', top(one.swaps_with)), tone: 'accent' }
  return fears(table, one.hunters, 'plain')
}

/** How far the game has come, for a sentence. */
export function timeOf(table: Court) {
  const { chapters, rounds } = printedOf(table)
  return { chapter: table.view.chapter, chapters, round: table.view.round, rounds }
}
