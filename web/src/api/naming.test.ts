import { expect, it } from 'vitest'
import { findNamed, printedName } from './naming'

const words = {
  names: { card: ['Король', 'Камень порядка', 'Великий потоп'], suit: ['потоп'] },
  also: { card: [['King'], ['Gem of Order', 'Самоцвет порядка'], ['Потоп']], suit: [['flood']] },
}

it('finds components by any name, and what is nearest to a misspelt one', () => {
  expect(findNamed(words, 'card', 'самоцвет').ids).toEqual([1])
  expect(findNamed(words, 'card', 'KING').ids).toEqual([0])
  expect(findNamed(words, 'card', 'Кароль')).toEqual({ ids: [0], guessed: true })
  expect(findNamed(words, 'card', 'qqqqqqq')).toEqual({ ids: [], guessed: false })
})

it('knows how texts call what has another name', () => {
  expect(printedName(words, 'самоцвет порядка')).toBe('Камень порядка')
  expect(printedName(words, 'king')).toBe('Король')
  expect(printedName(words, 'Потоп')).toBe('Потоп') // something is called so
  expect(printedName(words, 'каждый ряд')).toBe('каждый ряд')
})
