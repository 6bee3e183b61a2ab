import { describe, expect, it } from 'vitest'
import { moveId } from './moves'

describe('move numbers', () => {
  const moves = [
    { name: 'take', start: 0, args: [['row', 2]] as [string, number][], final: false },
    {
      name: 'give_to',
      start: 13,
      args: [
        ['seat', 6],
        ['row', 2],
      ] as [string, number][],
      final: false,
    },
  ]
  it('count the last argument fastest', () => {
    expect(moveId(moves, 'take', { row: 1 })).toBe(1)
    expect(moveId(moves, 'give_to', { seat: 2, row: 1 })).toBe(13 + 2 * 2 + 1)
  })
  it('exist only for what is declared', () => {
    expect(moveId(moves, 'fly', {})).toBeNull()
    expect(moveId(moves, 'take', { row: 2 })).toBeNull()
  })
})
