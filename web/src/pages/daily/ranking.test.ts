import { expect, it } from 'vitest'
import type { DailyResult } from '../../api/types'
import { rows } from './ranking'

const one = (name: string, points: number): DailyResult => ({
  rank: 1,
  name,
  points,
  place: 1,
  mine: false,
  table: null,
})

it('puts the master and the average where their points belong', () => {
  const day = { results: [one('Ann', 40), one('Bob', 20)], master: one('master', 40), average: 30 }
  expect(rows(day).map((row) => row.one?.name ?? row.kind)).toEqual(['master', 'Ann', 'average', 'Bob'])
})

it('says no average of one', () => {
  expect(rows({ results: [one('Ann', 40)], master: null, average: 40 })).toHaveLength(1)
  expect(rows({ results: [], master: null, average: null })).toEqual([])
})
