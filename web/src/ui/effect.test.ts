import { expect, it } from 'vitest'
import { pieces, plainEffect } from './effect'

it('sets signal words and kinds off', () => {
  expect(pieces('*+12* for each _beast_, *−3* or *blank*')).toEqual([
    { text: '+12', tone: 'good' },
    { text: ' for each ', tone: 'plain' },
    { text: 'beast', tone: 'kind' },
    { text: ', ', tone: 'plain' },
    { text: '−3', tone: 'bad' },
    { text: ' or ', tone: 'plain' },
    { text: 'blank', tone: 'strong' },
  ])
})

it('reads the same words without markup', () => {
  expect(plainEffect('*+12* for each _beast_')).toBe('+12 for each beast')
  expect(plainEffect('')).toBe('')
})
