// How the suits look here, and what is printed on the cards, which comes from the server.
import type { GameWords } from '../../api/types'
import type { PatternName } from '../../ui/face'
import type { Motif } from '../../ui/scene'
import type { Printed, PrintedCard } from './types'

export interface SuitLook {
  colour: string
  pattern: PatternName
  motif: Motif // of the painted scene
}

const SUITS: Record<string, SuitLook> = {
  land: { colour: '#6d4a29', pattern: 'bricks', motif: 'hills' },
  flood: { colour: '#0d6478', pattern: 'waves', motif: 'water' },
  weather: { colour: '#53606e', pattern: 'rain', motif: 'clouds' },
  flame: { colour: '#a2311d', pattern: 'rays', motif: 'flames' },
  army: { colour: '#5c5e12', pattern: 'lines', motif: 'fields' },
  wizard: { colour: '#2b4aa6', pattern: 'dots', motif: 'stars' },
  leader: { colour: '#642a7d', pattern: 'checks', motif: 'court' },
  beast: { colour: '#27733a', pattern: 'scales', motif: 'trees' },
  weapon: { colour: '#34383f', pattern: 'stripes', motif: 'peaks' },
  artifact: { colour: '#8a5a08', pattern: 'diamonds', motif: 'rays' },
  wild: { colour: '#96265f', pattern: 'plain', motif: 'dunes' },
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
