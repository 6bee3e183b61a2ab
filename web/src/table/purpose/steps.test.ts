import { expect, test } from 'vitest'
import { ahead, firstStep, lastStep } from './steps'

const step = (version: number, asks: number | null = null) => ({ text: '', at: null, asks, kind: null, version })
/** Two pages and a move at version 1, others move up to 4, a move there, and a word at the end. */
const lesson = { steps: [step(1), step(1), step(1, 7), step(4, 7), step(6)], end: '', free: 6 }

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

test('a press leads on to what is to be pressed next, if it completes the same decision', () => {
  const steps = [step(1, 7), step(2, 8), step(5, 7)]
  expect(ahead(steps, 0, () => false)).toBe(0)
  expect(ahead(steps, 0, (one) => one === steps[0])).toBe(1)
  expect(ahead(steps, 0, () => true)).toBe(1)
  expect(ahead(steps, 2, () => true)).toBe(2)
})
