import type { GameWords } from '../../api/types'
import type { Face, FaceOf } from '../../ui/face'
import { beast, pictures, upperFirst } from './look'

/** The kinds of tokens, by the numbers of the list 'token'. */
const TOKENS = [pictures.kingdom_token, pictures.retreat]

export function faces(words: GameWords): FaceOf {
  /** A paper rather than a beast. */
  const paper = (list: string, id: number, picture: Face['picture']): Face | undefined => {
    const title = words.names[list]?.[id]
    return title === undefined
      ? undefined
      : {
          title: upperFirst(title),
          help: words.help[list]?.[id] ?? '',
          picture,
          suit: '#6b4a12',
          pattern: 'lines',
        }
  }
  return (list, id) => {
    if (list === 'decree') return paper(list, id, pictures.decree)
    if (list === 'token') return paper(list, id, TOKENS[id])
    const found = list === 'card' ? beast(words, id) : undefined
    const effect = words.short.card?.[id] || undefined
    return (
      found && {
        title: upperFirst(words.names.type?.[found.type] ?? ''),
        help: effect && words.help.card?.[id], // of others it would repeat what is seen
        effect,
        picture: found.picture,
        scene: found.scene,
        suit: found.colour,
        pattern: found.pattern,
        corner: found.rank,
      }
    )
  }
}
