// A figure of its own for every creature: animals and plants by habitat and points, crystals drawn
// by ourselves, dragons in the colours of their habitat.
import type { Picture } from '../../ui/face'
import { pictures } from './look'

/** Colours that stand out against the painted habitat behind them. */
const STONE: Record<string, string> = { mountain: '#d2506a', forest: '#f0a732', desert: '#2fa9b4', swamp: '#9b73d9' }
const SCALES: Record<string, number> = { mountain: 350, forest: 42, desert: 178, swamp: 276 }

const made = new Map<string, Picture | undefined>()

/** What a creature looks like; one that nobody foresaw wears the sign of its species. */
export function creaturePicture(species: string, habitat: string, points: number): Picture | undefined {
  const key = `${species}-${habitat}-${points}`
  if (!made.has(key)) made.set(key, draw(species, habitat, points) ?? pictures[species])
  return made.get(key)
}

function draw(species: string, habitat: string, points: number): Picture | undefined {
  if (species === 'mineral') return crystals(points, STONE[habitat] ?? '#8aa')
  const dragon = pictures[`dragon-${points}`]
  if (species === 'dragon' && dragon) return inHue(dragon, SCALES[habitat] ?? 140)
  return pictures[`${species}-${habitat}-${points}`]
}

// --- Crystals -----------------------------------------------------------------------------------

/** x, width, height and tilt of each crystal, the farthest first; the more points, the richer. */
const CLUSTERS: [number, number, number, number][][] = [
  [
    [60, 20, 44, 16],
    [42, 24, 58, -9],
  ],
  [
    [28, 16, 46, -24],
    [70, 20, 58, 17],
    [47, 26, 74, -3],
  ],
  [
    [20, 15, 46, -34],
    [80, 16, 50, 32],
    [33, 20, 68, -14],
    [68, 22, 74, 13],
    [50, 26, 88, 0],
  ],
]

function crystals(points: number, colour: string): Picture {
  const cluster = CLUSTERS[Math.min(points, CLUSTERS.length) - 1] ?? CLUSTERS[0]!
  const rock =
    '<path d="M6 96 14 84 27 79 41 84 54 78 69 82 84 80 95 96Z" fill="#6b6259"/>' +
    '<path d="M6 96 14 84 27 79 34 96ZM54 78 69 82 62 96H44Z" fill="#857a6e"/>'
  return { size: 100, body: cluster.map((one) => crystal(...one, colour)).join('') + rock }
}

/** A prism with a bright face, a dark one, a roof that catches the light, and a glint. */
function crystal(x: number, w: number, h: number, tilt: number, colour: string): string {
  const [left, edge, right] = [x - w / 2, x - w * 0.1, x + w / 2]
  const [foot, top] = [90, 90 - h]
  const shoulder = top + w * 0.62
  const face = (d: string, paint: string) => `<path d="${d}" ${paint}/>`
  return (
    `<g transform="rotate(${tilt} ${x} ${foot})">` +
    face(`M${left} ${foot}V${shoulder}L${x} ${top}L${right} ${shoulder - 2}V${foot}Z`, `fill="${colour}"`) +
    face(`M${edge} ${foot}V${shoulder + 5}L${right} ${shoulder - 2}V${foot}Z`, 'fill="#000" fill-opacity=".24"') +
    face(`M${left} ${shoulder}L${x} ${top}L${edge} ${shoulder + 5}Z`, 'fill="#fff" fill-opacity=".58"') +
    face(`M${x} ${top}L${right} ${shoulder - 2}L${edge} ${shoulder + 5}Z`, 'fill="#fff" fill-opacity=".24"') +
    face(`M${left + w * 0.14} ${foot - 4}V${shoulder + 8}h${w * 0.08}V${foot - 9}Z`, 'fill="#fff" fill-opacity=".5"') +
    '</g>'
  )
}

// --- Colours ------------------------------------------------------------------------------------

/** The same drawing with its greens and blues in another hue. */
function inHue(picture: Picture, hue: number): Picture {
  return { ...picture, body: picture.body.replace(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi, (hex) => turned(hex, hue)) }
}

function turned(hex: string, hue: number): string {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((one) => one + one).join('') : hex.slice(1)
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16) / 255)
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const cool = most - least > 0.1 && r < Math.max(g, b) * 0.8 && g > r
  if (!cool) return hex
  const light = (most + least) / 2
  const saturation = (most - least) / (1 - Math.abs(2 * light - 1))
  return `hsl(${hue} ${Math.round(Math.min(0.78, saturation) * 100)}% ${Math.round(light * 100)}%)`
}
