import { describe, expect, it } from 'vitest'
import { bySuit, toAddress, toServer } from './wild'

describe('choices of wild cards', () => {
  it('go into the address and on to the server', () => {
    const address = toAddress({ mirage: 10, book_card: 16, book_suit: 7, island: null })
    expect(address).toBe('mirage:rainstorm,book_of_changes:candle:beast')
    expect(JSON.parse(toServer(address))).toEqual({
      mirage: 'rainstorm',
      book_of_changes: { card: 'candle', suit: 'beast' },
    })
    expect([toAddress({}), toServer('')]).toEqual(['', '{}'])
  })
  it('are listed by suit', () =>
    expect(bySuit([0, 50, 4])).toEqual([
      [0, [0, 4]],
      [10, [50]],
    ]))
})
