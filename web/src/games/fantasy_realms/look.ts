import type { PatternName } from '../../ui/face'

/** The suits in the order of the rules' numbers; the wild cards are the eleventh. */
export const SUITS: { id: string; colour: string; pattern: PatternName }[] = [
  { id: 'land', colour: '#6d4a29', pattern: 'bricks' },
  { id: 'flood', colour: '#0d6478', pattern: 'waves' },
  { id: 'weather', colour: '#53606e', pattern: 'rain' },
  { id: 'flame', colour: '#a2311d', pattern: 'rays' },
  { id: 'army', colour: '#5c5e12', pattern: 'lines' },
  { id: 'wizard', colour: '#2b4aa6', pattern: 'dots' },
  { id: 'leader', colour: '#642a7d', pattern: 'checks' },
  { id: 'beast', colour: '#27733a', pattern: 'scales' },
  { id: 'weapon', colour: '#34383f', pattern: 'stripes' },
  { id: 'artifact', colour: '#8a5a08', pattern: 'diamonds' },
  { id: 'wild', colour: '#96265f', pattern: 'plain' },
]

/** What is printed on the 53 cards: stable id and strength, in the order of the printed numbers. */
const PRINTED =
  'mountain 9 cavern 6 bell_tower 8 forest 7 earth_elemental 4 ' +
  'fountain_of_life 1 swamp 18 great_flood 32 island 14 water_elemental 4 ' +
  'rainstorm 8 blizzard 30 smoke 27 whirlwind 13 air_elemental 4 ' +
  'wildfire 40 candle 2 forge 9 lightning 11 fire_elemental 4 ' +
  'knights 20 elven_archers 10 light_cavalry 17 dwarvish_infantry 15 rangers 5 ' +
  'collector 7 beastmaster 9 necromancer 3 warlock_lord 25 enchantress 5 ' +
  'king 8 queen 6 princess 2 warlord 4 empress 15 ' +
  'unicorn 9 basilisk 35 warhorse 6 dragon 30 hydra 12 ' +
  'warship 23 magic_wand 1 sword_of_keth 7 elven_longbow 3 war_dirigible 35 ' +
  'shield_of_keth 4 gem_of_order 5 world_tree 2 book_of_changes 3 protection_rune 1 ' +
  'shapeshifter 0 mirage 0 doppelganger 0'

export interface Printed {
  id: string
  strength: number
  suit: number
}
export const CARDS: Printed[] = [...PRINTED.matchAll(/(\w+) (\d+)/g)].map((m, i) => ({
  id: m[1]!,
  strength: Number(m[2]),
  suit: Math.floor(i / 5),
}))
export const numberOf = new Map(CARDS.map((card, i) => [card.id, i]))
/** Who asks at the end, for the line of choices. */
export const WHO = { necromancer: 27, book: 48, shapeshifter: 50, mirage: 51, doppelganger: 52, island: 8 }

/** The address of the calculator with these cards; a plus stands between them. Without choices of
 * wild cards (wild.ts) they are the best ones. */
export const calculatorLink = (cards: readonly number[], choices?: string) =>
  `#/score/fantasy_realms?cards=${cards.map((card) => CARDS[card]!.id).join('+')}` +
  (choices === undefined ? '' : `&choices=${choices}`)
