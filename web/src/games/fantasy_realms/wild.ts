// Choices of wild cards in the calculator: as numbers on the page, as ids for the server and in
// the address (choices=mirage:rainstorm,book_of_changes:candle:beast; one left out is not used).
import type { GameWords } from '../../api/types'
import { cardIn, numberOf, printedIn, suitIdIn } from './look'
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

/** The choices of an address as numbers; what is not understood is left out. */
export function fromAddress(words: GameWords, address: string): Choices {
  const found: Choices = {
    doppelganger: null,
    mirage: null,
    shapeshifter: null,
    island: null,
    book_card: null,
    book_suit: null,
  }
  const number = (id: string | undefined) => {
    const card = numberOf(words, id ?? '')
    return card < 0 ? null : card
  }
  for (const part of address.split(',').filter(Boolean)) {
    const [name, card, suit] = part.split(':')
    const asking = ASKING.find((one) => one === name)
    if (asking) found[asking] = number(card)
    else if (name === BOOK && suit !== undefined) {
      const place = printedIn(words).suits.indexOf(suit)
      if (place >= 0) [found.book_card, found.book_suit] = [number(card), place]
    }
  }
  return found
}

/** The choices without those that a card made, or that touched it in the hand. */
export function without(words: GameWords, choices: Choices, card: number): Choices {
  const found = { ...choices }
  const { id } = cardIn(words, card)
  for (const name of ASKING) if (name === id) found[name] = null
  if (found.doppelganger === card) found.doppelganger = null
  if (found.island === card) found.island = null
  if (id === BOOK || found.book_card === card) found.book_card = found.book_suit = null
  return found
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
