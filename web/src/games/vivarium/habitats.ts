// The four habitats: colour, pattern and painted land of each.
import type { PatternName } from '../../ui/face'
import type { Motif, Scene } from '../../ui/scene'

interface Habitat {
  colour: string
  pattern: PatternName
  motif: Motif
  palette: Scene['palette']
}

/** By what the habitat's picture is called. */
export const HABITATS: Record<string, Habitat> = {
  mountain: {
    colour: '#5a5a72',
    pattern: 'stripes',
    motif: 'peaks',
    palette: { sky: ['#a7bbdd', '#f0e4e6'], hills: ['#93a0bf', '#6f7a98', '#4f5875', '#333a52'] },
  },
  forest: {
    colour: '#2f6a2c',
    pattern: 'scales',
    motif: 'trees',
    palette: { sky: ['#b7d9b4', '#f4f1cc'], hills: ['#93b781', '#62915a', '#3b6c3c', '#214526'] },
  },
  desert: {
    colour: '#9a5208',
    pattern: 'dots',
    motif: 'dunes',
    palette: { sky: ['#f3c98d', '#fdeecf'], hills: ['#e3b473', '#d19655', '#b4723c', '#774524'] },
  },
  swamp: {
    colour: '#15646b',
    pattern: 'waves',
    motif: 'water',
    palette: { sky: ['#a0ccca', '#e3eccb'], hills: ['#86b3a2', '#528f89', '#2f6a6d', '#194a52'] },
  },
}

/** Each creature sees its habitat from another place. */
export function sceneIn(habitat: string, seed: number): Scene {
  const { palette, motif } = HABITATS[habitat]!
  return { palette, motif, seed }
}
