// Choices of wild cards in the calculator: as numbers on the page, as ids for the server and in
// the address (choices=mirage:rainstorm,book_of_changes:candle:beast; one left out is not used).
import { CARDS, SUITS } from './look'
import type { Choices } from './types'

/** What each choice may be; empty where the hand lacks its card. */
export type Allowed = Record<
  'doppelganger' | 'mirage' | 'shapeshifter' | 'book_cards' | 'book_suits' | 'island',
  number[]
>

const PLAIN = ['doppelganger', 'mirage', 'shapeshifter', 'island'] as const
const id = (card: number) => CARDS[card]!.id

export function toAddress(choices: Choices): string {
  const found = PLAIN.flatMap((name) => (choices[name] == null ? [] : `${name}:${id(choices[name])}`))
  if (choices.book_card != null && choices.book_suit != null)
    found.push(`book_of_changes:${id(choices.book_card)}:${SUITS[choices.book_suit]!.id}`)
  return found.join(',')
}

/** What the server takes; whatever is not understood here is left to its refusal. */
export function toServer(address: string): string {
  const found: Record<string, unknown> = {}
  for (const part of address.split(',').filter(Boolean)) {
    const [name = '', card = '', suit] = part.split(':')
    found[name] = suit === undefined ? card : { card, suit }
  }
  return JSON.stringify(found)
}

/** The cards of a list by suit, for a long menu. */
export const bySuit = (cards: readonly number[]): [suit: number, cards: number[]][] =>
  SUITS.flatMap((_, suit): [number, number[]][] => {
    const found = cards.filter((card) => CARDS[card]!.suit === suit)
    return found.length ? [[suit, found]] : []
  })
