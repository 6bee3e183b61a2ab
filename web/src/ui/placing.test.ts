import { expect, it } from 'vitest'
import { placeBeside } from './placing'

const window = { width: 1440, height: 900 }
const note = { width: 440, height: 280 }

it('stands above a card of the hand, and inside the window at its ends', () => {
  expect(placeBeside({ left: 600, top: 680, width: 150, height: 210 }, note, window)).toEqual({ left: 455, top: 388 })
  expect(placeBeside({ left: 4, top: 680, width: 150, height: 210 }, note, window)).toEqual({ left: 8, top: 388 })
})

it('stands below what lies high, and beside what fills the height', () => {
  expect(placeBeside({ left: 600, top: 60, width: 100, height: 140 }, note, window)).toEqual({ left: 430, top: 212 })
  expect(placeBeside({ left: 10, top: 10, width: 100, height: 300 }, note, { width: 844, height: 390 })).toEqual({
    left: 122,
    top: 20,
  })
})
