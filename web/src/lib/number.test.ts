import { expect, it } from 'vitest'
import { figure, signed } from './number'

it('numbers have a true minus, gains a plus', () => {
  expect([3, 0, -3].map(figure)).toEqual(['3', '0', '−3'])
  expect([3, 0, -3].map(signed)).toEqual(['+3', '0', '−3'])
})
