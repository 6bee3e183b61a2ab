import { expect, it } from 'vitest'
import { ago, clockText } from './time'

it('clocks', () => expect([0, 42, 61.2, 3723].map(clockText)).toEqual(['0:00', '0:42', '1:02', '1:02:03']))

it('says how long ago a moment was', () => {
  expect(ago(1000, 1020, 'en')).toBe('this minute')
  expect(ago(1000, 1000 + 3 * 60, 'en')).toBe('3 minutes ago')
  expect(ago(1000, 1000 + 25 * 3600, 'ru')).toBe('вчера')
})
