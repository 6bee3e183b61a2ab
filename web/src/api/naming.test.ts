import { expect, it } from 'vitest'
import { findNamed } from './naming'

const words = {
  names: { card: ['Сосна', 'Белый гриб', 'Большая река'], place: ['река'] },
  also: { card: [['Pine'], ['Mushroom', 'Боровик'], ['Река']], place: [['river']] },
}

it('finds components by any name, and what is nearest to a misspelt one', () => {
  expect(findNamed(words, 'card', 'боров').ids).toEqual([1])
  expect(findNamed(words, 'card', 'PINE').ids).toEqual([0])
  expect(findNamed(words, 'card', 'Сасна')).toEqual({ ids: [0], guessed: true })
  expect(findNamed(words, 'card', 'qqqqqqq')).toEqual({ ids: [], guessed: false })
})
