// How the components look here. What is printed on them comes from the server.
import type { GameWords } from '../../api/types'
import type { Art, PatternName, Picture } from '../../ui/face'
import art from './art.json'
import type { Printed } from './types'

export const pictures: Art = art

/** What is printed on the components, as the rules have it. */
export const printedIn = (words: GameWords) => words.printed as unknown as Printed

/** The beasts by the names of their pictures. */
const BEASTS: Record<string, { colour: string; pattern: PatternName }> = {
  red_panda: { colour: '#a33d17', pattern: 'diamonds' },
  tiger: { colour: '#855300', pattern: 'stripes' },
  bee: { colour: '#5f5600', pattern: 'checks' },
  lizard: { colour: '#2f6a1e', pattern: 'scales' },
  frog: { colour: '#146650', pattern: 'dots' },
  owl: { colour: '#66492f', pattern: 'rays' },
  wolf: { colour: '#3f5672', pattern: 'rain' },
  okapi: { colour: '#7d2f4e', pattern: 'lines' },
}

/** A beast: its type, its rank, and how it is drawn. */
export function beast(words: GameWords, card: number) {
  const printed = printedIn(words)
  const found = printed.cards[card]
  const name = found && printed.types[found.type]
  const drawn = name && BEASTS[name]
  return drawn ? { ...found, ...drawn, picture: pictures[name] } : undefined
}

/** The banners, in the order of the kingdoms. */
export const BANNERS: { colour: string; pattern: PatternName }[] = [
  { colour: '#1d5f6c', pattern: 'stripes' },
  { colour: '#7a4f0c', pattern: 'checks' },
  { colour: '#356026', pattern: 'dots' },
  { colour: '#8c2f28', pattern: 'diamonds' },
  { colour: '#583b80', pattern: 'scales' },
]

/** A decree in signs: the name of a picture is that picture. */
export const decreeSigns = (words: GameWords, decree: number): (string | Picture)[] =>
  (printedIn(words).decrees[decree] ?? []).map((sign) => pictures[sign] ?? sign)

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
