import { expect, test } from 'vitest'
import { short } from './short'
import { places, rounded, sharing, slim } from './slim'

test('numbers stay apart when they are rounded', () => {
  expect(rounded('M1.2345 6.789l-.5551.4449')).toBe('M1.23 6.79l-.56.44')
  expect(rounded('c5.004.73 1.5.004')).toBe('c5 .73 1.5 0')
  expect(rounded('a1 1 0 01.555.4')).toBe('a1 1 0 01.555.4')
  expect(rounded('M10 20.25')).toBe('M10 20.25')
})

test('parts of a drawing are called after it, and refer to each other still', () => {
  const colour = '<linearGradient id="a" x1="1.2345"><stop/></linearGradient>'
  expect(slim(`<path fill="url(#a)" d="M0 0"/><defs>${colour}<clipPath id="b"></clipPath></defs>`, 'mg-1')).toBe(
    '<path fill="url(#mg-1-0)" d="M0 0"/><defs><linearGradient id="mg-1-0" x1="1.23"><stop/></linearGradient></defs>',
  )
})

test('a blurred light is left out, a shaded shape is not', () => {
  const blur = '<filter id="f"><feFlood/><feBlend/><feGaussianBlur stdDeviation=".2"/></filter>'
  const shade = '<filter id="s"><feOffset dy="1"/><feGaussianBlur/><feComposite/></filter>'
  const lights = '<g filter="url(#f)"><path d="M1 1"/></g><path d="M2 2" filter="url(#f)"/>'
  expect(slim(`${lights}<g filter="url(#s)"><path d="M3 3"/></g><defs>${blur}${shade}</defs>`, 'mg-2')).toBe(
    '<g><path d="M3 3"/></g>',
  )
})

test('a shape gets two coats of paint, one in a rich drawing', () => {
  const coats = ['red', 'blue', 'green'].map((fill) => `<path fill="${fill}" d="M0 0h1"/>`)
  expect(slim(coats.join(''), 'mg-3')).toBe(coats.slice(0, 2).join(''))
  const rich = Array.from({ length: 300 }, (_, n) => `<path d="M${n} 0"/>`).join('')
  expect(slim(coats.join('') + rich, 'mg-3')).toBe(coats[0] + rich)
})

test('colours in the space of their drawing say so by a common one', () => {
  const own = 'x1="1" gradientUnits="userSpaceOnUse"'
  const round = 'cx="0" cy="0" r="1" gradientTransform="scale(2)" gradientUnits="userSpaceOnUse"'
  const paint = '<path fill="url(#a)" stroke="url(#b)" d="M0 0"/>'
  const slimmed = slim(
    `${paint}<linearGradient id="a" ${own}></linearGradient><radialGradient id="b" ${round}></radialGradient>`,
    'mg-4',
  )
  expect(slimmed).toContain('<linearGradient id="mg-4-0" x1="1" href="#mg-u-l">')
  expect(slimmed).toContain('<radialGradient id="mg-4-1" gradientTransform="scale(2)" href="#mg-u-r">')
  for (const id of ['mg-u-l', 'mg-u-r']) expect(places).toContain(`id="${id}"`)
})

test('a shape that is drawn twice is written once, whoever draws it', () => {
  const d = `M0 0${'h1v1'.repeat(20)}z`
  expect(
    sharing({ owl: `<path fill="red" d="${d}"/>`, fox: `<path d="${d}"/><path d="M9 9z"/>` }, () => 'wing'),
  ).toEqual({
    owl: '<use fill="red" href="#mg-wing"/>',
    fox: '<use href="#mg-wing"/><path d="M9 9z"/>',
    wing: `<path d="${d}"/>`,
  })
})

test('names follow from the text', () => {
  expect(short('owl')).toBe(short('owl'))
  expect(short('owl')).not.toBe(short('owls'))
  expect(short('')).toMatch(/^[0-9a-z]+$/)
})
