import { expect, it } from 'vitest'
import type { GameWords } from '../../api/types'
import { readAddress, toLink } from './calculation'

const card = (id: string, suit: number) => ({ id, strength: 1, suit })
const words = {
  printed: {
    cards: [card('king', 0), card('gem_of_order', 1), card('mirage', 2)],
    suits: ['leader', 'artifact', 'wild'],
  },
} as unknown as GameWords

it('keeps everything in the address', () => {
  const address = 'cards=king+mirage/gem_of_order&choices=mirage:king/&names=Ann/Bob&at=1&readings=a+b'
  const found = readAddress(words, new URLSearchParams(address.replaceAll('+', '%2B')))
  expect(found.hands).toEqual([
    { name: 'Ann', cards: [0, 2], choices: 'mirage:king' },
    { name: 'Bob', cards: [1], choices: null },
  ])
  expect(toLink(words, found)).toBe(`#/score/fantasy_realms?${address}`)
})

it('one hand is as it always was', () => {
  const found = readAddress(words, new URLSearchParams('cards=king nobody&choices='))
  expect(found.hands).toEqual([{ name: '', cards: [0], choices: '' }])
  expect(found.lost).toEqual(['nobody'])
})
