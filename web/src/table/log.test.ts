import { expect, it } from 'vitest'
import { logLines } from './log'

it('the log marks harm that is done to me', () => {
  const lines = logLines(
    [
      { version: 4, kind: 'steal', args: { seat: 1, card: 7, seat2: 0 }, text: 'b robs a' },
      { version: 4, kind: 'take', args: { seat: 0, card: 3 }, text: 'a takes' },
      { version: 5, kind: 'give', args: { seat: 1, card: 8, seat2: 0 }, text: 'b gives a' },
    ],
    0,
    ['steal'],
  )
  expect(lines.map((line) => line.against)).toEqual([true, false, false])
  expect(lines.map((line) => line.seats)).toEqual([[1, 0], [0], [1, 0]])
  expect(new Set(lines.map((line) => line.key)).size).toBe(3)
})
