import type { GameWords } from '../../api/types'
import art from '../../art/vivarium.json'
import type { Art, PatternName } from '../../ui/face'
import type { FaceOf } from '..'

const pictures: Art = art
export const SPECIES = ['mineral', 'plant', 'animal', 'dragon'] as const
export const HABITATS: { id: string; colour: string; pattern: PatternName }[] = [
  { id: 'mountain', colour: '#56606c', pattern: 'stripes' },
  { id: 'forest', colour: '#2c6634', pattern: 'scales' },
  { id: 'desert', colour: '#8a5a00', pattern: 'dots' },
  { id: 'swamp', colour: '#1d6274', pattern: 'waves' },
]
const EQUIPMENT = ['satchel', 'hat', 'binoculars', 'camera', 'compass', 'lamp', 'map', 'shovel'] as const
const FIRST_EQUIPMENT = 48
const FIRST_CONTRACT = 64

/** Creatures come by species, habitat and points; then equipment in pairs; then contracts. */
export function faces(words: GameWords): FaceOf {
  return (list, id) => {
    const title = list === 'card' ? words.names.card?.[id] : undefined
    if (title === undefined) return undefined
    const help = words.help.card?.[id] ?? ''
    if (id < FIRST_EQUIPMENT) {
      const habitat = HABITATS[Math.floor((id % 12) / 3)]!
      return {
        title,
        help,
        picture: pictures[SPECIES[Math.floor(id / 12)]!],
        suit: habitat.colour,
        pattern: habitat.pattern,
        corner: (id % 3) + 1,
        marks: [pictures[habitat.id]!],
      }
    }
    if (id < FIRST_CONTRACT)
      return {
        title,
        help,
        picture: pictures[EQUIPMENT[Math.floor((id - FIRST_EQUIPMENT) / 2)]!],
        suit: '#6d4a29',
        pattern: 'bricks',
      }
    return { title, help, picture: pictures.contract, suit: '#4b4657', pattern: 'lines' }
  }
}
