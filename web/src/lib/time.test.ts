import { expect, it } from 'vitest'
import { ago, clockText, hourText, spanText } from './time'

it('clocks', () => expect([0, 42, 61.2, 3723].map(clockText)).toEqual(['0:00', '0:42', '1:02', '1:02:03']))

it('says how much time is left, and never none', () => {
  expect([43_200, 4_330, 59, -5].map((n) => spanText(n, 'ru'))).toEqual(['12 ч', '1 ч 13 мин', '1 мин', '1 мин'])
})

it('says the hour as it is said in the language', () => {
  const at = new Date(2026, 10, 16, 15, 5).getTime() / 1000
  expect(['ru', 'en'].map((lang) => hourText(at, lang).replace(/\s/g, ' '))).toEqual(['15:05', '3:05 PM'])
})

it('says how long ago a moment was', () => {
  expect(ago(1000, 1020, 'en')).toBe('this minute')
  expect(ago(1000, 1000 + 3 * 60, 'en')).toBe('3 minutes ago')
  expect(ago(1000, 1000 + 25 * 3600, 'ru')).toBe('вчера')
})
