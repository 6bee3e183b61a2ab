// The painted lands; apart from the pictures, so that the home page loads no more than it shows.
import type { PatternName } from '../../ui/face'
import { sceneOf, type Motif, type Scene } from '../../ui/scene'

export interface Look {
  colour: string
  pattern: PatternName
  scene: Scene
}
export const look = (colour: string, pattern: PatternName, motif: Motif, seed: number): Look => ({
  colour,
  pattern,
  scene: sceneOf(colour, motif, seed),
})

/** A land as a whole: sky above, ground below, by day and by night alike. */
const land = (
  colour: string,
  pattern: PatternName,
  motif: Motif,
  seed: number,
  sky: [string, string],
  hills: string[],
) => ({
  colour,
  pattern,
  scene: { palette: { sky, hills }, motif, seed },
})

/** The kingdoms' banners, in their order: lake, desert, forest, mountains, the land at night. */
export const BANNERS: Look[] = [
  land('#1d5f6c', 'stripes', 'water', 11, ['#8fcbd6', '#e8f2e4'], ['#5a9aa8', '#33798b', '#1f5f73', '#154656']),
  land('#7a4f0c', 'checks', 'dunes', 12, ['#f3c27a', '#fdf0d2'], ['#d9a04c', '#bd7f2c', '#96601a', '#6b420f']),
  land('#356026', 'dots', 'trees', 13, ['#b9dca0', '#f4f6dc'], ['#84b06a', '#5a8c48', '#3b6a30', '#264a20']),
  land('#8c2f28', 'diamonds', 'peaks', 14, ['#e79a86', '#fbe3cf'], ['#b4665c', '#93453f', '#6f2c2b', '#4b1b1d']),
  land('#583b80', 'scales', 'stars', 15, ['#2b2350', '#8d76b8'], ['#6a569a', '#4f3d80', '#392a63', '#261b45']),
]
