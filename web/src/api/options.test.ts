import { expect, it } from 'vitest'
import { chosen, nearest, offered, playable } from './options'
import type { OptionInfo } from './types'

type Choices = [OptionInfo['default'], number[]][] // the first is the default

const option = (name: string, choices: Choices, within: OptionInfo['within'] = null): OptionInfo => ({
  ...{ name, label: '', help: '', default: choices[0]![0], within },
  values: choices.map(([value, seats]) => ({ value, seats, label: '' })),
})
const wild: Choices = [
  [false, [2, 3, 4]],
  [true, [3, 4, 5]],
]
const minutes: Choices = [
  [5, [2, 3, 4, 5]],
  [9, [3, 4, 5]],
]
const options = [option('wild', wild), option('minutes', minutes, ['wild', true])]

it('leaves out what means nothing', () => {
  expect(chosen(options, { wild: false, minutes: 9 }, 3)).toEqual({ wild: false })
  expect(chosen(options, { wild: true, minutes: 9 }, 3)).toEqual({ wild: true, minutes: 9 })
  expect(chosen(options, { wild: true }, 3)).toEqual({ wild: true, minutes: 5 })
  expect(chosen(options, { wild: true }, 2)).toEqual({})
})

it('offers an option where it may be changed', () => {
  const names = (players: number) => offered(options, { wild: true }, players).map((one) => one.name)
  expect([2, 3, 5].map(names)).toEqual([[], ['wild', 'minutes'], ['wild', 'minutes']])
})

it('offers so many players as may play', () => {
  const game = { seats: [2, 3, 4, 5], options }
  expect(playable(game, { wild: false })).toEqual([2, 3, 4])
  expect(playable(game, { wild: true, minutes: 9 })).toEqual([2, 3, 4, 5]) // two play without
  expect(nearest(playable(game, { wild: false }), 5)).toBe(4)
})
