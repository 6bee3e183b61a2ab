import type { GameWords } from '../../api/types'
import art from '../../art/brutal_kingdom.json'
import type { Art } from '../../ui/face'
import type { FaceOf } from '..'

const pictures: Art = art
/** The characters in the order of the rules' numbers. Odd places have the dark back. */
export const CHARACTERS = [
  'charlatan',
  'black_knight',
  'courtesan',
  'fortune_teller',
  'poisoner',
  'berserker',
  'assassin',
  'druid',
  'white_knight',
  'monk',
  'executioner',
  'intriguer',
  'witch',
  'abbot',
  'queen',
  'saint',
  'king',
  'bishop',
  'wizard',
  'inquisitor',
] as const

export function faces(words: GameWords): FaceOf {
  return (list, id) => {
    const name = list === 'card' ? CHARACTERS[id] : undefined
    if (!name) return undefined
    const dark = id % 2 === 1
    return {
      title: words.names.card?.[id] ?? '',
      help: words.help.card?.[id] ?? '',
      suitName: words.names.back?.[dark ? 1 : 0] ?? '',
      picture: pictures[`${name}_beast`] ?? pictures[name],
      marks: pictures[`${name}_beast`] ? [pictures[name]!] : [],
      suit: dark ? '#5a2a6e' : '#7d5411',
      pattern: dark ? 'diamonds' : 'lines',
      paper: dark ? 'dark' : 'light',
      corner: id + 1,
    }
  }
}
