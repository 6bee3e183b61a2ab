import type { GameWords } from '../../api/types'
import art from './art.json'
import type { Art, FaceOf } from '../../ui/face'
import { sceneOf } from '../../ui/scene'
import { printedIn, suitIdIn, suitLook } from './look'

export const pictures: Art = art

export function faces(words: GameWords): FaceOf {
  return (list, id) => {
    const card = printedIn(words).cards[id]
    if (list !== 'card' || !card) return undefined
    return {
      ...inSuit(words, card.suit, id),
      title: words.names.card?.[id] ?? '',
      effect: words.short.card?.[id] ?? '',
      help: words.help.card?.[id] ?? '',
      picture: pictures[card.id],
      corner: card.strength,
    }
  }
}

/** What a card has from its suit; each card has its own scene of it. */
export function inSuit(words: GameWords, suit: number, card: number) {
  const { colour, pattern, motif } = suitLook(suitIdIn(words, suit))
  return {
    suit: colour,
    pattern,
    scene: sceneOf(colour, motif, card),
    chip: words.names.suit?.[suit] ?? '',
  }
}
