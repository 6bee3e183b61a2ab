import type { GameWords } from '../../api/types'
import art from '../../art/fantasy_realms.json'
import type { Art, PatternName } from '../../ui/face'
import type { FaceOf } from '..'

const pictures: Art = art
/** The suits in the order of the rules' numbers; five cards each, the wild ones three. */
export const SUITS: { id: string; colour: string; pattern: PatternName }[] = [
  { id: 'land', colour: '#6d4a29', pattern: 'bricks' },
  { id: 'flood', colour: '#1d5fa3', pattern: 'waves' },
  { id: 'weather', colour: '#4a6076', pattern: 'rain' },
  { id: 'flame', colour: '#a8331a', pattern: 'rays' },
  { id: 'army', colour: '#4a4a4a', pattern: 'lines' },
  { id: 'wizard', colour: '#8b3a7c', pattern: 'dots' },
  { id: 'leader', colour: '#5a2a8e', pattern: 'checks' },
  { id: 'beast', colour: '#27733a', pattern: 'scales' },
  { id: 'weapon', colour: '#7d5411', pattern: 'stripes' },
  { id: 'artifact', colour: '#8a4a00', pattern: 'diamonds' },
  { id: 'wild', colour: '#2a2014', pattern: 'plain' },
]
const PER_SUIT = 5
/** What is printed on the cards, in the order of the rules' numbers: picture and strength. */
const CARDS: [string, number][] = [
  ['mountain', 9], ['cavern', 6], ['bell_tower', 8], ['forest', 7], ['earth_elemental', 4],
  ['fountain_of_life', 1], ['swamp', 18], ['great_flood', 32], ['island', 14], ['water_elemental', 4],
  ['rainstorm', 8], ['blizzard', 30], ['smoke', 27], ['whirlwind', 13], ['air_elemental', 4],
  ['wildfire', 40], ['candle', 2], ['forge', 9], ['lightning', 11], ['fire_elemental', 4],
  ['celestial_knights', 20], ['elven_archers', 10], ['light_cavalry', 17], ['dwarvish_infantry', 15], ['rangers', 5],
  ['collector', 7], ['beastmaster', 9], ['necromancer', 3], ['warlock_lord', 25], ['enchantress', 5],
  ['king', 8], ['queen', 6], ['princess', 2], ['warlord', 4], ['empress', 15],
  ['unicorn', 9], ['basilisk', 35], ['warhorse', 6], ['dragon', 30], ['hydra', 12],
  ['warship', 23], ['magic_wand', 1], ['sword_of_keth', 7], ['elven_longbow', 3], ['war_dirigible', 35],
  ['shield_of_keth', 4], ['gem_of_order', 5], ['world_tree', 2], ['book_of_changes', 3], ['protection_rune', 1],
  ['shapeshifter', 0], ['mirage', 0], ['doppelganger', 0],
]

export function faces(words: GameWords): FaceOf {
  return (list, id) => {
    const card = list === 'card' ? CARDS[id] : undefined
    const suit = Math.floor(id / PER_SUIT)
    const look = SUITS[suit]
    if (!card || !look) return undefined
    return {
      title: words.names.card?.[id] ?? '',
      help: words.help.card?.[id] ?? '',
      suitName: words.names.suit?.[suit] ?? '',
      picture: pictures[card[0]],
      suit: look.colour,
      pattern: look.pattern,
      corner: card[1],
      marks: [pictures[`suit_${look.id}`]!],
    }
  }
}
