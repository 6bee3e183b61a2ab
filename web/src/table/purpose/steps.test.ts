import { expect, test } from 'vitest'
import { firstStep, lastStep } from './steps'

const step = (version: number, asks = false) => ({ text: '', at: null, asks, version })
/** Two pages and a move at version 1, others move up to 4, a move there, and a word at the end. */
const lesson = { steps: [step(1), step(1), step(1, true), step(4, true), step(6)], end: '', free: 6 }

test('a lesson begins at the first step of its version', () => {
  expect(firstStep(lesson, 1)).toBe(0)
  expect(firstStep(lesson, 4)).toBe(3)
})

test('while others move the answered step stays', () => {
  expect(firstStep(lesson, 2)).toBe(2)
  expect(lastStep(lesson, 3)).toBe(2)
})

test('pages turn up to the move that is asked for', () => {
  expect(lastStep(lesson, 1)).toBe(2)
  expect(lastStep(lesson, 4)).toBe(3)
})

test('at the end the last words come before the page that follows them', () => {
  expect(firstStep(lesson, 6)).toBe(4)
  expect(lastStep(lesson, 6)).toBe(5)
  expect(firstStep({ ...lesson, steps: lesson.steps.slice(0, 4) }, 6)).toBe(4)
})
