import type { GameWords } from '../../api/types'
import type { FaceOf } from '../../ui/face'
import { BEASTS, pictures, rankOf, typeOf, upperFirst } from './look'

export function faces(words: GameWords): FaceOf {
  return (list, id) => {
    if (list === 'decree') {
      const title = words.names.decree?.[id]
      return title === undefined
        ? undefined
        : {
            title: upperFirst(title),
            help: words.help.decree?.[id] ?? '',
            picture: pictures.decree,
            suit: '#6b4a12',
            pattern: 'lines',
          }
    }
    const beast = BEASTS[typeOf(id)]
    if (list !== 'card' || !beast) return undefined
    return {
      title: upperFirst(words.names.type?.[typeOf(id)] ?? ''),
      help: words.help.card?.[id] ?? '',
      picture: pictures[beast.icon],
      suit: beast.colour,
      pattern: beast.pattern,
      corner: rankOf(id),
    }
  }
}
