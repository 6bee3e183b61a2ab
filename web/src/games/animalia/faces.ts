import type { GameWords } from '../../api/types'
import { figure } from '../../lib/number'
import type { Art, Face, FaceOf } from '../../ui/face'
import art from './art.json'
import { LOOKS, printedIn, sceneOf } from './look'

const pictures: Art = art

export function faces(words: GameWords): FaceOf {
  const { families, cards } = printedIn(words)
  return (list, id) => {
    const card = cards[id]
    if (list !== 'card' || !card) return undefined
    const name = card.family === null ? card.animal : families[card.family]!
    const face: Face = {
      title: words.names.card?.[id] ?? '',
      help: words.help.card?.[id] ?? '',
      effect: words.short.card?.[id],
      suitName: card.family === null ? '' : (words.names.family?.[card.family] ?? ''),
      chip: card.kind === null ? undefined : words.names.kind?.[card.kind],
      picture: pictures[name],
      scene: sceneOf(name, id),
      suit: LOOKS[name]!.colour,
      pattern: LOOKS[name]!.pattern,
    }
    if (card.stars > 0) Object.assign(face, { corner: `${card.stars}★`, cornerTone: 'good' })
    if (card.stars < 0) Object.assign(face, { corner: figure(card.stars), cornerTone: 'bad' })
    const badge = pictures[card.animal]
    if (badge && card.family !== null) face.marks = [badge]
    return face
  }
}
