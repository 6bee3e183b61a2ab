import { expect, it } from 'vitest'
import { dayAfter, dayText, monthAfter, monthBefore, monthOf, weekdays } from './days'

it('counts days over months and years', () => {
  expect(dayAfter('2028-02-28')).toBe('2028-02-29')
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31')
  expect([monthBefore('2026-03-31'), monthAfter('2026-01-31'), monthAfter('2026-12-05')]).toEqual([
    '2026-02-28',
    '2026-02-01',
    '2027-01-01',
  ])
})

it('names days in both languages, wherever the browser is', () => {
  expect(dayText('2026-11-16', 'ru')).toBe('16 ноября')
  expect(dayText('2026-11-16', 'en', 'long')).toBe('Monday, November 16')
  expect(weekdays('en')).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
})

it('lays a month out in weeks from Monday on', () => {
  const weeks = monthOf('2026-11-16')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks.flat().filter(Boolean)).toHaveLength(30)
  expect(monthOf('2027-02-03')).toHaveLength(4) // exactly four weeks
})
