import { expect, it } from 'vitest'
import { seeker } from './seek'

it('finds words in any form, and all of several', () => {
  const thief = seeker('воришка')
  expect(thief('У воришки есть право украсть')).toBe(true)
  expect(thief('вор')).toBe(false)
  expect(seeker('камень порядка')('Бонус Камня порядка')).toBe(false) // the root itself changes
  expect(seeker('камня порядка')('Бонус Камня порядка: ряды')).toBe(true)
  expect(seeker('two neighbours')('the neighbour of two')).toBe(true)
  expect(seeker('AK-0')('AK-07')).toBe(true)
})
