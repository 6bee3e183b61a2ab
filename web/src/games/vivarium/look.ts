// What things of the expedition look like. Everything printed comes from the view: a corrected box
// needs no change here.
import type { GameWords } from '../../api/types'
import art from './art.json'
import type { Art, Face, PatternName, Picture } from '../../ui/face'
import type { Card, Domino, View } from './types'

export const pictures: Art = art

export const SPECIES = ['mineral', 'plant', 'animal', 'dragon'] as const
export const HABITATS: { icon: string; colour: string; pattern: PatternName }[] = [
  { icon: 'mountain', colour: '#5a5a72', pattern: 'stripes' },
  { icon: 'forest', colour: '#2f6a2c', pattern: 'scales' },
  { icon: 'desert', colour: '#9a5208', pattern: 'dots' },
  { icon: 'swamp', colour: '#15646b', pattern: 'waves' },
]
export const EQUIPMENT = ['satchel', 'hat', 'binoculars', 'camera', 'compass', 'lamp', 'map', 'shovel'] as const
export const LAMP = 5
const LEATHER = '#5b3f28'
const WAX = '#7a2438'

const shape = (body: string): Picture => ({ size: 512, body: `<g fill="currentColor">${body}</g>` })
export const SYMBOLS: Picture[] = [
  shape('<circle cx="256" cy="256" r="180"/>'),
  shape('<path d="M256 70 460 430H52z"/>'),
  shape('<path d="M90 90h332v332H90z"/>'),
  shape('<path d="M256 40 460 256 256 472 52 256z"/>'),
]

/** Several pictures as one, each at its place of a 100 × 100 field: [picture, x, y, size]. */
export function together(...parts: [Picture | undefined, number, number, number][]): Picture {
  const body = parts.map(([one, x, y, size]) =>
    one ? `<g transform="translate(${x} ${y}) scale(${size / one.size})">${one.body}</g>` : '',
  )
  return { size: 100, body: body.join('') }
}

export function iconOf([list, n]: [string, number]): Picture | undefined {
  if (list === 'species') return pictures[SPECIES[n] ?? '']
  if (list === 'habitat') return pictures[HABITATS[n]?.icon ?? '']
  return SYMBOLS[n]
}

const species = (n: number) => iconOf(['species', n])
const habitat = (n: number) => iconOf(['habitat', n])
const four = (of: (n: number) => Picture | undefined) =>
  together([of(0), 0, 0, 48], [of(1), 52, 0, 48], [of(2), 0, 52, 48], [of(3), 52, 52, 48])

/** What a contract asks for, in one picture. */
export function contractPicture(card: Card): Picture | undefined {
  const icons = card.icons ?? []
  if (icons.length === 2) return together([iconOf(icons[0]!), 0, 0, 56], [iconOf(icons[1]!), 44, 44, 56])
  if (icons.length === 1)
    return icons[0]![0] === 'symbol'
      ? together([SYMBOLS[icons[0]![1]], 24, 0, 52], [pictures.satchel, 30, 58, 42])
      : iconOf(icons[0]!)
  if (card.counts === 'species_sets') return four(species)
  if (card.counts === 'habitat_sets') return four(habitat)
  if (card.counts === 'both_sets') {
    return together(
      ...[0, 1, 2, 3].map((n): [Picture | undefined, number, number, number] => [
        species(n),
        (n % 2) * 26,
        Math.floor(n / 2) * 52 + 2,
        24,
      ]),
      ...[0, 1, 2, 3].map((n): [Picture | undefined, number, number, number] => [
        habitat(n),
        50 + (n % 2) * 26,
        Math.floor(n / 2) * 52 + 22,
        24,
      ]),
    )
  }
  // All equipment pays more with each, travelling light pays less.
  const less = (card.pays?.[0] ?? 0) > 0
  return less
    ? {
        size: 100,
        body:
          together([pictures.satchel, 10, 10, 80]).body +
          '<path d="M12 88 88 12" stroke="currentColor" stroke-width="9" stroke-linecap="round"/>',
      }
    : together(
        [pictures.satchel, 22, 30, 56],
        [SYMBOLS[0], 2, 2, 26],
        [SYMBOLS[1], 72, 2, 26],
        [SYMBOLS[2], 2, 72, 26],
        [SYMBOLS[3], 72, 72, 26],
      )
}

/** Its points, as printed: every step of a table, or what one more is worth. */
export function paysText(card: Card): string {
  const pays = card.pays ?? []
  const top = Math.max(...pays)
  if (pays[0]) return `${pays[0]} − 1`
  if (card.counts === 'cards') return `× ${pays[1]}`
  return pays.slice(1, pays.indexOf(top) + 1).join(' · ')
}

const cache = new WeakMap<GameWords, Map<number, Face>>()

export function faceOf(card: Card, words: GameWords): Face {
  const seen = cache.get(words) ?? new Map<number, Face>()
  cache.set(words, seen)
  let face = seen.get(card.id)
  if (!face) seen.set(card.id, (face = make(card, words)))
  return face
}

function make(card: Card, words: GameWords): Face {
  const title = words.names.card?.[card.id] ?? ''
  const help = words.help.card?.[card.id] ?? ''
  if (card.type === 'creature') {
    const place = HABITATS[card.habitat ?? 0]!
    // The number in the corner says it already.
    return {
      title: title.replace(/ \d+$/, ''),
      help,
      suitName: words.names.habitat?.[card.habitat ?? 0] ?? '',
      picture: species(card.species?.[0] ?? 0),
      suit: place.colour,
      pattern: place.pattern,
      corner: card.points ?? 0,
      marks: [pictures[place.icon]!],
    }
  }
  if (card.type === 'equipment') {
    const icon = pictures[EQUIPMENT[card.equipment ?? 0] ?? '']
    const shown = card.species ?? []
    const picture =
      shown.length === 2
        ? together([icon, 20, -4, 60], [species(shown[0]!), 2, 54, 44], [species(shown[1]!), 54, 54, 44])
        : icon
    return {
      title: words.names.equipment?.[card.equipment ?? 0] ?? title,
      help,
      picture,
      suit: LEATHER,
      pattern: 'checks',
      corner: card.gems ? `+${card.gems}` : undefined,
      cornerTone: 'good',
      marks: [SYMBOLS[card.symbol ?? 0]!],
    }
  }
  return {
    title,
    help,
    picture: contractPicture(card),
    suit: WAX,
    pattern: card.type === 'starting' ? 'diamonds' : 'lines',
    note: paysText(card),
  }
}

const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const
/** The pictures on an advantage token: hourglass, two species, equipment, contracts. */
export function tokenPictures(token: number): Picture[] {
  const pair = PAIRS[token - 1]
  const found =
    token === 0 ? [pictures.hourglass] : pair ? pair.map(species) : [token === 7 ? pictures.satchel : pictures.contract]
  return found.filter((one) => one !== undefined)
}

/** Every card the viewer knows, by number. */
export function cardsOf(view: View): Map<number, Card> {
  const found = new Map<number, Card>()
  for (const { card } of view.board) if (card) found.set(card.id, card)
  for (const player of view.players)
    for (const card of [
      ...player.creatures,
      ...player.equipment,
      ...[...player.contracts, ...player.starting].map((c) => c.card),
    ])
      found.set(card.id, card)
  return found
}

export const tile = (domino: Domino) => domino.numbers.join('·')
