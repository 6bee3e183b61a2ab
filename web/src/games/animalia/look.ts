import type { GameWords } from '../../api/types'
import type { PatternName } from '../../ui/face'
import type { Printed } from './types'

/** What is printed on the cards, by their numbers. */
export const printedIn = (words: GameWords) => words.printed as unknown as Printed

/** How cards and medals of a family look, by what its picture is called; the owl is of none. */
export const LOOKS: Record<string, { colour: string; pattern: PatternName }> = {
  cat: { colour: '#b04e16', pattern: 'stripes' },
  horse: { colour: '#6d4a29', pattern: 'lines' },
  dog: { colour: '#1d5fa3', pattern: 'dots' },
  rabbit: { colour: '#8b3a7c', pattern: 'diamonds' },
  parrot: { colour: '#27733a', pattern: 'scales' },
  owl: { colour: '#4b4657', pattern: 'rays' },
}
