import type { GameWords } from '../../api/types'
import art from './art.json'
import type { Art, FaceOf } from '../../ui/face'
import { printedIn, suitIdIn, suitLook } from './look'

export const pictures: Art = art

export function faces(words: GameWords): FaceOf {
  return (list, id) => {
    const card = printedIn(words).cards[id]
    if (list !== 'card' || !card) return undefined
    const suit = suitIdIn(words, card.suit)
    const { colour, pattern } = suitLook(suit)
    return {
      title: words.names.card?.[id] ?? '',
      help: words.help.card?.[id] ?? '',
      suitName: words.names.suit?.[card.suit] ?? '',
      picture: pictures[card.id],
      suit: colour,
      pattern,
      corner: card.strength,
      marks: [pictures[`suit_${suit}`]!],
    }
  }
}
