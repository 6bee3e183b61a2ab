// How the components look here. What is printed on them comes from the server.
import type { GameWords } from '../../api/types'
import type { Art, Picture } from '../../ui/face'
import art from './art.json'
import { look, type Look } from './lands'
import type { Printed } from './types'

export { BANNERS } from './lands'

export const pictures: Art = art

/** What is printed on the components, as the rules have it. */
export const printedIn = (words: GameWords) => words.printed as unknown as Printed

/** The beasts by the names of their pictures, each where it lives. */
const BEASTS: Record<string, Look> = {
  red_panda: look('#a33d17', 'diamonds', 'trees', 3),
  tiger: look('#855300', 'stripes', 'fields', 5),
  bee: look('#5f5600', 'checks', 'hills', 8),
  lizard: look('#2f6a1e', 'scales', 'dunes', 2),
  frog: look('#146650', 'dots', 'water', 4),
  owl: look('#66492f', 'rays', 'rays', 6),
  wolf: look('#3f5672', 'rain', 'peaks', 7),
  okapi: look('#7d2f4e', 'lines', 'clouds', 9),
}

/** A beast: its type, its rank, and how it is drawn. */
export function beast(words: GameWords, card: number) {
  const printed = printedIn(words)
  const found = printed.cards[card]
  const name = found && printed.types[found.type]
  const drawn = name && BEASTS[name]
  return drawn ? { ...found, ...drawn, picture: pictures[name] } : undefined
}

/** A decree in signs: the name of a picture is that picture. */
export const decreeSigns = (words: GameWords, decree: number): (string | Picture)[] =>
  (printedIn(words).decrees[decree] ?? []).map((sign) => pictures[sign] ?? sign)

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
