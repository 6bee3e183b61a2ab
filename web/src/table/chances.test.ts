import { describe, expect, it } from 'vitest'
import { band, line, percent, sampled } from './chances'

describe('chances', () => {
  it('are drawn at few enough moments, with the ends and the turning points', () => {
    expect(sampled(5, 100)).toEqual([0, 1, 2, 3, 4])
    const many = sampled(3500, 200, [1234, 9999])
    expect(many.length).toBeLessThanOrEqual(202)
    expect([many[0], many.at(-1), many.includes(1234), many.includes(9999)]).toEqual([0, 3499, true, false])
    expect(sampled(1, 9)).toEqual([0])
    expect(sampled(0, 9)).toEqual([])
  })
  it('become a line', () =>
    expect(
      line(
        [
          [0, 1],
          [0.5, 0.5],
        ],
        1,
        [0, 1],
        (frame) => frame * 10,
        (share) => share * 100,
      ),
    ).toBe('M0.0 100.0L10.0 50.0'))
  it('become a band, which ends at nothing and at all', () =>
    expect(
      band(
        [[0.5], [0.9]],
        [[0.1], [0.2]],
        0,
        [0, 1],
        (frame) => frame * 10,
        (share) => share * 100,
      ),
    ).toBe('M0.0 60.0L10.0 100.0L10.0 70.0L0.0 40.0Z'))
  it('are said as percent', () => expect([percent(0.124, 'ru'), percent(1, 'en')]).toEqual(['12\u00a0%', '100%']))
})
