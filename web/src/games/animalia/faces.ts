import type { GameWords } from '../../api/types'
import art from './art.json'
import type { Art, Face, FaceOf } from '../../ui/face'
import { FAMILIES, familyOf, kindOf } from './look'

const pictures: Art = art

export function faces(words: GameWords): FaceOf {
  return (list, id) => {
    if (list !== 'card') return undefined
    const family = FAMILIES[familyOf(id)]
    const kind = kindOf(id)
    if (!family) return undefined
    const face: Face = {
      title: words.names.card?.[id] ?? '',
      help: words.help.card?.[id] ?? '',
      suitName: words.names.family?.[familyOf(id)] ?? '',
      picture: pictures[family.icon],
      suit: family.colour,
      pattern: family.pattern,
    }
    if (kind === 'champion') Object.assign(face, { corner: '3★', cornerTone: 'good' })
    else if (kind === 'smart') Object.assign(face, { corner: '2★', cornerTone: 'good' })
    else if (kind === 'rascal') Object.assign(face, { corner: '−1', cornerTone: 'bad' })
    else if (kind) face.marks = [pictures[kind]!]
    return face
  }
}
