// What things of the expedition look like. What is printed comes with the words: a corrected box
// needs no change here.
import type { GameWords } from '../../api/types'
import art from './art.json'
import type { Art, Picture } from '../../ui/face'
import type { Player, Printed, PrintedCard } from './types'

export const pictures: Art = art

/** What is printed on cards, dominoes and tokens, by their numbers. */
export const printedIn = (words: GameWords) => words.printed as unknown as Printed

export const LEATHER = '#5b3f28' // equipment
export const WAX = '#7a2438' // contracts

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

/** The picture of a species, a habitat or a symbol. */
export function iconOf(printed: Printed, [list, n]: [string, number]): Picture | undefined {
  if (list === 'species') return pictures[printed.species[n] ?? '']
  if (list === 'habitat') return pictures[printed.habitats[n] ?? '']
  return SYMBOLS[n]
}

const four = (of: (n: number) => Picture | undefined) =>
  together([of(0), 0, 0, 48], [of(1), 52, 0, 48], [of(2), 0, 52, 48], [of(3), 52, 52, 48])

/** What a contract asks for, in one picture. */
export function contractPicture(printed: Printed, card: PrintedCard): Picture | undefined {
  const species = (n: number) => iconOf(printed, ['species', n])
  const habitat = (n: number) => iconOf(printed, ['habitat', n])
  const [first, second] = card.icons ?? []
  if (first && second) return together([iconOf(printed, first), 0, 0, 56], [iconOf(printed, second), 44, 44, 56])
  if (first?.[0] === 'symbol') return together([SYMBOLS[first[1]], 24, 0, 52], [pictures.bag, 30, 58, 42])
  if (first) return iconOf(printed, first)
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
          together([pictures.bag, 10, 10, 80]).body +
          '<path d="M12 88 88 12" stroke="currentColor" stroke-width="9" stroke-linecap="round"/>',
      }
    : together(
        [pictures.bag, 22, 30, 56],
        [SYMBOLS[0], 2, 2, 26],
        [SYMBOLS[1], 72, 2, 26],
        [SYMBOLS[2], 2, 72, 26],
        [SYMBOLS[3], 72, 72, 26],
      )
}

/** Every card that a player has taken. */
export function cardsOf(player: Player): number[] {
  return [...player.creatures, ...player.equipment, ...player.contracts.map((contract) => contract.card)]
}

/** The steps of a table, as printed; none where every card pays alike. */
export function stepsOf(card: PrintedCard): number[] {
  return card.counts === 'cards' ? [] : (card.pays ?? []).slice(1)
}

/** The pictures on an advantage token: hourglass, two species, equipment, contracts. */
export function tokenPictures(printed: Printed, token: number): Picture[] {
  const { rewards, species } = printed.tokens[token]!
  const signs = { nothing: 'hourglass', species: '', equipment: 'bag', contracts: 'contract' }
  const found = species.length ? species.map((n) => iconOf(printed, ['species', n])) : [pictures[signs[rewards]]]
  return found.filter((one) => one !== undefined)
}
