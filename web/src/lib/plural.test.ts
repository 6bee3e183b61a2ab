import { describe, expect, it } from 'vitest'
import { fill, plural } from './plural'

describe('plural forms', () => {
  const forms = ['очко', 'очка', 'очков']
  it('follows Russian numbers', () => {
    const at = (n: number) => plural('ru', n, forms)
    expect([1, 21, 101].map(at)).toEqual(['очко', 'очко', 'очко'])
    expect([2, 3, 4, 22, 104].map(at)).toEqual(Array(5).fill('очка'))
    expect([0, 5, 11, 12, 14, 20, 111, 112].map(at)).toEqual(Array(8).fill('очков'))
    expect(at(-1)).toBe('очко')
  })
  it('follows English numbers', () =>
    expect([0, 1, 2].map((n) => plural('en', n, ['point', 'points']))).toEqual(['points', 'point', 'points']))
  it('fills templates', () => {
    expect(fill('{n} {n:карта|карты|карт}: {name}', 'ru', { n: 3, name: 'Аня' })).toBe('3 карты: Аня')
    expect(fill('{unknown}', 'en')).toBe('{unknown}')
  })
})
