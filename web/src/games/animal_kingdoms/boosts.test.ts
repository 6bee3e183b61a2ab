import { expect, it } from 'vitest'
import { bestBoost } from './boosts'

const ME = 0
const RIVAL = 1

it('recommends the fewest modifiers that change the result, and none where none can', () => {
  expect(bestBoost([[RIVAL], [RIVAL], [ME, RIVAL], [ME]], ME)).toBe(3)
  expect(bestBoost([[RIVAL], [ME, RIVAL]], ME)).toBe(1)
  expect(bestBoost([[ME, RIVAL], [ME]], ME)).toBe(1)
  expect(bestBoost([[ME, RIVAL], [RIVAL]], ME)).toBeUndefined() // raised to 8, it falls to a 1
  expect(bestBoost([[RIVAL], [RIVAL]], ME)).toBeUndefined()
  expect(bestBoost([[ME], [ME]], ME)).toBeUndefined()
  expect(bestBoost([], ME)).toBeUndefined() // somebody else's decision
})
