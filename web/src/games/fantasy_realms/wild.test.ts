import { describe, expect, it } from 'vitest'
import type { GameWords } from '../../api/types'
import type { Printed } from './types'
import { bySuit, toAddress, toServer } from './wild'

const printed: Printed = {
  cards: [
    { id: 'rainstorm', strength: 8, suit: 0 },
    { id: 'candle', strength: 2, suit: 1 },
    { id: 'blizzard', strength: 30, suit: 0 },
  ],
  suits: ['weather', 'flame', 'beast'],
  hand: 7,
  most_cards: 8,
  necromancer: -1,
  raisable: [],
}
const words = { printed } as unknown as GameWords

describe('choices of wild cards', () => {
  it('go into the address and on to the server', () => {
    const address = toAddress(words, { mirage: 0, book_card: 1, book_suit: 2, island: null })
    expect(address).toBe('mirage:rainstorm,book_of_changes:candle:beast')
    expect(toServer(address)).toEqual({
      mirage: 'rainstorm',
      book_of_changes: { card: 'candle', suit: 'beast' },
    })
    expect([toAddress(words, {}), toServer('')]).toEqual(['', {}])
  })
  it('are listed by suit', () =>
    expect(bySuit(words, [0, 1, 2])).toEqual([
      [0, [0, 2]],
      [1, [1]],
    ]))
})
