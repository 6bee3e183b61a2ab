// Choices of wild cards in the calculator: as numbers on the page, as ids for the server and in
// the address (choices=mirage:rainstorm,book_of_changes:candle:beast; one left out is not used).
import type { GameWords } from '../../api/types'
import { cardIn, printedIn, suitIdIn } from './look'
import type { Choices, ChosenIds } from './types'

/** The cards that ask what another card they become or touch; Book of Changes asks for a suit too. */
export const ASKING = ['doppelganger', 'mirage', 'shapeshifter', 'island'] as const
export const BOOK = 'book_of_changes'

export function toAddress(words: GameWords, choices: Choices): string {
  const id = (card: number) => cardIn(words, card).id
  const found = ASKING.flatMap((name) => (choices[name] == null ? [] : `${name}:${id(choices[name])}`))
  if (choices.book_card != null && choices.book_suit != null)
    found.push(`${BOOK}:${id(choices.book_card)}:${suitIdIn(words, choices.book_suit)}`)
  return found.join(',')
}

/** What the server takes; whatever is not understood here is left to its refusal. */
export function toServer(address: string): ChosenIds {
  const found: Record<string, unknown> = {}
  for (const part of address.split(',').filter(Boolean)) {
    const [name = '', card = '', suit] = part.split(':')
    found[name] = suit === undefined ? card : { card, suit }
  }
  return found
}

/** The cards of a list by suit, for a long menu. */
export const bySuit = (words: GameWords, cards: readonly number[]): [suit: number, cards: number[]][] =>
  printedIn(words).suits.flatMap((_, suit): [number, number[]][] => {
    const found = cards.filter((card) => cardIn(words, card).suit === suit)
    return found.length ? [[suit, found]] : []
  })
