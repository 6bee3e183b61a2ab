import { expect, it } from 'vitest'
import { clockText } from './time'

it('clocks', () => expect([0, 42, 61.2, 3723].map(clockText)).toEqual(['0:00', '0:42', '1:02', '1:02:03']))
