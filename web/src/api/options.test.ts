import { expect, it } from 'vitest'
import { chosen } from './options'
import type { OptionInfo } from './types'

const option = (name: string, usual: boolean | number, within: OptionInfo['within'] = null): OptionInfo => ({
  ...{ name, label: '', help: '', values: [], default: usual, within },
})

it('leaves out what means nothing', () => {
  const options = [option('wild', false), option('minutes', 5, ['wild', true])]
  expect(chosen(options, { wild: false, minutes: 9 })).toEqual({ wild: false })
  expect(chosen(options, { wild: true, minutes: 9 })).toEqual({ wild: true, minutes: 9 })
  expect(chosen(options, { wild: true })).toEqual({ wild: true, minutes: 5 })
})
