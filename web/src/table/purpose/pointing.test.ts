import { describe, expect, test } from 'vitest'
import type { Box } from '../../ui/placing'
import { placeWords } from './pointing'

const phone: Box = { left: 0, top: 48, width: 320, height: 592 }
const desk: Box = { left: 0, top: 48, width: 1440, height: 852 }
const words = { width: 304, height: 150 }
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })
const covers = (at: { left: number; top: number }, other: Box) =>
  at.left < other.left + other.width &&
  other.left < at.left + words.width &&
  at.top < other.top + other.height &&
  other.top < at.top + words.height
const within = (at: { left: number; top: number }, area: Box) =>
  at.left >= area.left &&
  at.top >= area.top &&
  at.left + words.width <= area.left + area.width &&
  at.top + words.height <= area.top + area.height

describe('the words of a lesson', () => {
  const bar = box(0, 360, 320, 100)
  const targets = [box(120, 100, 80, 112), box(8, 470, 60, 84), bar, box(0, 100, 320, 90), box(140, 540, 40, 40)]
  test.each(targets)('never hide what they are about, nor the question, on a phone', (target) => {
    const at = placeWords(target, words, phone, [bar])
    expect(covers(at, target)).toBe(false)
    expect(covers(at, bar)).toBe(false)
    expect(within(at, phone)).toBe(true)
  })

  test('stand close to what they are about where there is room', () => {
    const target = box(700, 400, 100, 140)
    const at = placeWords(target, words, desk, [box(0, 640, 1440, 74)])
    expect(covers(at, target)).toBe(false)
    expect(Math.abs(at.left + 152 - 750) + Math.abs(at.top + 75 - 470)).toBeLessThan(400)
  })

  test('rather stand beside a card than on it', () => {
    const [button, card] = [box(700, 660, 120, 44), box(640, 300, 220, 300)]
    const at = placeWords(button, words, desk, [box(0, 640, 1440, 74)], [card])
    expect(covers(at, card)).toBe(false)
  })

  test('stay where they stood while nothing is hidden there', () => {
    const [first, second] = [box(700, 400, 100, 140), box(820, 400, 100, 140)]
    const at = placeWords(first, words, desk, [])
    expect(placeWords(second, words, desk, [], [], at)).toEqual(at)
    expect(placeWords(second, words, desk, [{ ...words, ...at }], [], at)).not.toEqual(at)
    expect(placeWords(box(10, 800, 60, 60), words, desk, [], [], at)).not.toEqual(at)
  })

  test('cover as little as can be of what leaves no room beside it', () => {
    const board = box(0, 100, 320, 540)
    expect(within(placeWords(board, words, phone, []), phone)).toBe(true)
  })

  test('stand at the top when nothing is pointed at', () => {
    expect(within(placeWords(null, words, desk, []), desk)).toBe(true)
  })
})
