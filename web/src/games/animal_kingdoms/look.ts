// How the components look here. What is printed on them comes from the server.
import type { GameWords } from '../../api/types'
import type { Art, PatternName, Picture } from '../../ui/face'
import { sceneOf, type Motif, type Scene } from '../../ui/scene'
import art from './art.json'
import type { Printed } from './types'

export const pictures: Art = art

/** What is printed on the components, as the rules have it. */
export const printedIn = (words: GameWords) => words.printed as unknown as Printed

interface Look {
  colour: string
  pattern: PatternName
  scene: Scene
}
const look = (colour: string, pattern: PatternName, motif: Motif, seed: number): Look => ({
  colour,
  pattern,
  scene: sceneOf(colour, motif, seed),
})

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

/** A land as a whole: sky above, ground below, by day and by night alike. */
const land = (
  colour: string,
  pattern: PatternName,
  motif: Motif,
  seed: number,
  sky: [string, string],
  hills: string[],
) => ({
  colour,
  pattern,
  scene: { palette: { sky, hills }, motif, seed },
})

/** The kingdoms' banners, in their order: lake, desert, forest, mountains, the land at night. */
export const BANNERS: Look[] = [
  land('#1d5f6c', 'stripes', 'water', 11, ['#8fcbd6', '#e8f2e4'], ['#5a9aa8', '#33798b', '#1f5f73', '#154656']),
  land('#7a4f0c', 'checks', 'dunes', 12, ['#f3c27a', '#fdf0d2'], ['#d9a04c', '#bd7f2c', '#96601a', '#6b420f']),
  land('#356026', 'dots', 'trees', 13, ['#b9dca0', '#f4f6dc'], ['#84b06a', '#5a8c48', '#3b6a30', '#264a20']),
  land('#8c2f28', 'diamonds', 'peaks', 14, ['#e79a86', '#fbe3cf'], ['#b4665c', '#93453f', '#6f2c2b', '#4b1b1d']),
  land('#583b80', 'scales', 'stars', 15, ['#2b2350', '#8d76b8'], ['#6a569a', '#4f3d80', '#392a63', '#261b45']),
]

/** A decree in signs: the name of a picture is that picture. */
export const decreeSigns = (words: GameWords, decree: number): (string | Picture)[] =>
  (printedIn(words).decrees[decree] ?? []).map((sign) => pictures[sign] ?? sign)

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
