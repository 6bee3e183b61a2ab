import { describe, expect, it } from 'vitest'
import { link, match } from './router'

describe('addresses', () => {
  const patterns = [
    { page: 'home', path: '/' },
    { page: 'replay', path: '/replay/:id' },
  ]
  it('are matched with their values', () => {
    expect(match(patterns, '').page).toBe('home')
    expect(match(patterns, '#/').page).toBe('home')
    const found = match(patterns, '#/replay/ab%20c?at=17&seat=1')
    expect(found).toMatchObject({ page: 'replay', params: { id: 'ab c' } })
    expect([found.query.get('at'), found.query.get('seat')]).toEqual(['17', '1'])
  })
  it('that fit nothing are missing', () => {
    for (const hash of ['#/nowhere', '#/replay', '#/replay/a/b', '#/replay/%E0%A4'])
      expect(match(patterns, hash).page).toBe('missing')
  })
  it('are made from parts', () => {
    expect(link('/replay/a', { at: 3, seat: undefined })).toBe('#/replay/a?at=3')
    expect(link('/')).toBe('#/')
  })
})
