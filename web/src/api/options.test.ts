import { expect, it } from 'vitest'
import { chosen } from './options'
import type { OptionInfo } from './types'

const option = (name: string, usual: boolean | number, within: OptionInfo['within'] = null): OptionInfo => ({
  ...{ name, label: '', help: '', values: [], default: usual, seats: [2, 3], within },
})

it('leaves out what means nothing', () => {
  const options = [option('wild', false), option('minutes', 5, ['wild', true])]
  expect(chosen(options, { wild: false, minutes: 9 }, 2)).toEqual({ wild: false })
  expect(chosen(options, { wild: true, minutes: 9 }, 2)).toEqual({ wild: true, minutes: 9 })
  expect(chosen(options, { wild: true }, 3)).toEqual({ wild: true, minutes: 5 })
  expect(chosen(options, { wild: true }, 4)).toEqual({})
})
