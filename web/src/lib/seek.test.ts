import { expect, it } from 'vitest'
import { seeker } from './seek'

it('finds words in any form, and all of several', () => {
  const seamstress = seeker('швейка')
  expect(seamstress('У швейки есть право шить')).toBe(true)
  expect(seamstress('шов')).toBe(false)
  expect(seeker('пень сосны')('Под пнём сосны')).toBe(false) // the root itself changes
  expect(seeker('сосной гриб')('Грибы под сосной')).toBe(true)
  expect(seeker('two rivers')('the river of two')).toBe(true)
  expect(seeker('XX-0')('XX-07')).toBe(true)
})
