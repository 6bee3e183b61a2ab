import type { GameWords } from '../../api/types'
import art from '../../art/animal_kingdoms.json'
import type { Art, PatternName } from '../../ui/face'
import type { FaceOf } from '..'

const pictures: Art = art
/** The beasts in the order of the rules' numbers. */
export const BEASTS: { icon: string; colour: string; pattern: PatternName }[] = [
  { icon: 'red_panda', colour: '#9a3b1a', pattern: 'diamonds' },
  { icon: 'tiger', colour: '#8a5a00', pattern: 'stripes' },
  { icon: 'bee', colour: '#6d5a10', pattern: 'checks' },
  { icon: 'lizard', colour: '#2c6634', pattern: 'scales' },
  { icon: 'frog', colour: '#1d6f6a', pattern: 'dots' },
  { icon: 'owl', colour: '#4b4657', pattern: 'rays' },
  { icon: 'wolf', colour: '#2f4f7f', pattern: 'lines' },
  { icon: 'okapi', colour: '#6a3018', pattern: 'bricks' },
]
export const RANKS = 8

export function faces(words: GameWords): FaceOf {
  return (list, id) => {
    const beast = list === 'card' ? BEASTS[Math.floor(id / RANKS)] : undefined
    if (!beast) return undefined
    return {
      title: words.names.type?.[Math.floor(id / RANKS)] ?? '',
      help: words.help.card?.[id] ?? '',
      picture: pictures[beast.icon],
      suit: beast.colour,
      pattern: beast.pattern,
      corner: (id % RANKS) + 1,
    }
  }
}
