import { expect, it } from 'vitest'
import { mix, paint, sceneOf, type Motif } from './scene'

const MOTIFS: Motif[] = [
  'hills',
  'trees',
  'water',
  'stars',
  'peaks',
  'dunes',
  'court',
  'fields',
  'clouds',
  'flames',
  'rays',
]

it('paints the same picture for the same seed, and another for another', () => {
  for (const motif of MOTIFS) {
    const scene = sceneOf('#2b4aa6', motif, 7)
    expect(paint(scene)).toBe(paint({ ...scene }))
    expect(paint(scene)).not.toBe(paint({ ...scene, seed: 8 }))
    expect(decodeURIComponent(paint(scene))).not.toContain('NaN')
  }
})

it('mixes colours', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mix('var(--accent)', '#ffffff', 0)).toBe('#8a6a2f')
})
