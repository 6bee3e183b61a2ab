import { expect, test } from 'vitest'
import { short } from './short'
import { rounded, slim } from './slim'

test('numbers stay apart when they are rounded', () => {
  expect(rounded('M1.2345 6.789l-.5551.4449')).toBe('M1.23 6.79l-.56.44')
  expect(rounded('c5.004.73 1.5.004')).toBe('c5 .73 1.5 0')
  expect(rounded('a1 1 0 01.555.4')).toBe('a1 1 0 01.555.4')
  expect(rounded('M10 20.25')).toBe('M10 20.25')
})

test('parts of a drawing are called after it, and refer to each other still', () => {
  const drawn = slim('<g filter="url(#blur)"><path fill="url(#a)" d="M0 0"/></g><filter id="blur"/><x id="a"/>', 'mg-1')
  expect(drawn).toBe(
    '<g filter="url(#mg-1-0)"><path fill="url(#mg-1-1)" d="M0 0"/></g><filter id="mg-1-0"/><x id="mg-1-1"/>',
  )
})

test('a shape that is painted twice is written once', () => {
  const d = `M0 0${'h1v1'.repeat(20)}z`
  expect(slim(`<path fill="red" d="${d}"/><path fill="url(#a)" d="${d}"/><path d="M9 9z"/>`, 'mg-2')).toBe(
    `<defs><path id="mg-2-p0" d="${d}"/></defs><use fill="red" href="#mg-2-p0"/><use fill="url(#a)" href="#mg-2-p0"/><path d="M9 9z"/>`,
  )
})

test('a blend with nothing is left out', () => {
  const idle =
    '<feFlood flood-opacity="0" result="BackgroundImageFix"/><feBlend in="SourceGraphic" in2="BackgroundImageFix" result="shape"/>'
  const blur = '<feGaussianBlur result="effect1" stdDeviation=".2"/></filter>'
  expect(slim(`<filter id="f">${idle}${blur}`, 'mg-3')).toBe(
    '<filter id="mg-3-0"><feGaussianBlur stdDeviation=".2"/></filter>',
  )
})

test('names follow from the text', () => {
  expect(short('owl')).toBe(short('owl'))
  expect(short('owl')).not.toBe(short('owls'))
  expect(short('')).toMatch(/^[0-9a-z]+$/)
})
