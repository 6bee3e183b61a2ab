import { expect, it } from 'vitest'
import type { PuzzleInfo } from '../../../api/types'
import { nextUnsolved, ordered, solvedOf } from './record'

const puzzle = (number: string, difficulty: number): PuzzleInfo => ({
  number,
  difficulty,
  stage: 0,
  seats: 2,
  exact: false,
})
const puzzles = [puzzle('1', 3), puzzle('2', 1), puzzle('10', 1), puzzle('3', 5)]
const numbers = (list: readonly PuzzleInfo[]) => list.map((one) => one.number)

it('puts the easiest first, then the lowest number', () => {
  expect(numbers(ordered(puzzles))).toEqual(['2', '10', '1', '3'])
})

it('goes on with the next new one, then with those that failed', () => {
  expect(nextUnsolved(puzzles, {})?.number).toBe('2')
  expect(nextUnsolved(puzzles, { '10': true }, '10')?.number).toBe('1')
  expect(nextUnsolved(puzzles, { '1': false, '3': true }, '3')?.number).toBe('2')
  expect(nextUnsolved(puzzles, { '1': false, '2': true, '3': true, '10': true }, '3')?.number).toBe('1')
  expect(nextUnsolved(puzzles, { '1': true, '2': true, '3': true, '10': true })).toBeUndefined()
})

it('counts what is solved', () => {
  expect(solvedOf(puzzles, { '1': true, '2': false, '99': true })).toBe(1)
})
