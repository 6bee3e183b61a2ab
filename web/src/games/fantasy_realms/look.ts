// How the suits look here, and what is printed on the cards, which comes from the server.
import type { GameWords } from '../../api/types'
import type { PatternName } from '../../ui/face'
import type { Printed, PrintedCard } from './types'

export interface SuitLook {
  colour: string
  pattern: PatternName
}

const SUITS: Record<string, SuitLook> = {
  land: { colour: '#6d4a29', pattern: 'bricks' },
  flood: { colour: '#0d6478', pattern: 'waves' },
  weather: { colour: '#53606e', pattern: 'rain' },
  flame: { colour: '#a2311d', pattern: 'rays' },
  army: { colour: '#5c5e12', pattern: 'lines' },
  wizard: { colour: '#2b4aa6', pattern: 'dots' },
  leader: { colour: '#642a7d', pattern: 'checks' },
  beast: { colour: '#27733a', pattern: 'scales' },
  weapon: { colour: '#34383f', pattern: 'stripes' },
  artifact: { colour: '#8a5a08', pattern: 'diamonds' },
  wild: { colour: '#96265f', pattern: 'plain' },
}

export const suitLook = (id: string): SuitLook => SUITS[id]!

export const printedIn = (words: GameWords) => words.printed as unknown as Printed
export const cardIn = (words: GameWords, card: number): PrintedCard => printedIn(words).cards[card]!
export const suitIdIn = (words: GameWords, suit: number): string => printedIn(words).suits[suit]!
/** The number of the card with this id; −1: there is none. */
export const numberOf = (words: GameWords, id: string): number =>
  printedIn(words).cards.findIndex((card) => card.id === id)

/** The address of the calculator with these cards; a plus stands between them. Without choices of
 * wild cards (wild.ts) they are the best ones. */
export const calculatorLink = (words: GameWords, cards: readonly number[], choices?: string) =>
  `#/score/fantasy_realms?cards=${cards.map((card) => cardIn(words, card).id).join('+')}` +
  (choices === undefined ? '' : `&choices=${choices}`)
