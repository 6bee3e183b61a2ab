import { expect, it } from 'vitest'
import { quickStart } from './quick'

const game = {
  seats: [2, 3, 5],
  stand_in: 'usual',
  bots: ['usual', 'strong'].map((id) => ({ id, label: '', about: '', searches: false })),
  options: [
    {
      name: 'long',
      label: '',
      help: '',
      values: [
        { value: true, label: '', seats: [2, 3] },
        { value: false, label: '', seats: [2, 3, 5] },
      ],
      default: false,
    },
  ],
}

it('begins as usual, and as last time once there was one', () => {
  expect(quickStart(game)).toEqual({ seats: 3, bot: 'usual', options: { long: false } })
  const last = { seats: 5, bot: 'strong', options: { long: true } }
  expect(quickStart(game, last)).toEqual(last)
})

it('forgets what the game does not allow', () => {
  expect(quickStart(game, { seats: 9, bot: 'gone', options: { long: 7, other: 1 } })).toEqual(quickStart(game))
})
