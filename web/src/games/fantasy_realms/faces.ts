import type { GameWords } from '../../api/types'
import art from './art.json'
import type { Art, FaceOf } from '../../ui/face'
import { CARDS, SUITS } from './look'

export const pictures: Art = art

export function faces(words: GameWords): FaceOf {
  return (list, id) => {
    const card = CARDS[id]
    if (list !== 'card' || !card) return undefined
    const suit = SUITS[card.suit]!
    return {
      title: words.names.card?.[id] ?? '',
      help: words.help.card?.[id] ?? '',
      suitName: words.names.suit?.[card.suit] ?? '',
      picture: pictures[card.id],
      suit: suit.colour,
      pattern: suit.pattern,
      corner: card.strength,
      marks: [pictures[`suit_${suit.id}`]!],
    }
  }
}
