// A picture for every component of a game that has drawn none: each number of a list its own landscape.
import { sceneOf, type Motif, type Scene } from '../../ui/scene'

const LANDS: [Motif, string][] = [
  ['water', '#2f6690'],
  ['hills', '#5f7a33'],
  ['dunes', '#a8642a'],
  ['peaks', '#6a5a8c'],
  ['trees', '#3f6b3a'],
  ['rays', '#8a3d4c'],
  ['clouds', '#3f7586'],
  ['fields', '#8a7424'],
]

export function sceneFor(list: string, id: number): Scene {
  const first = [...list].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)
  const [motif, colour] = LANDS[(first + id) % LANDS.length]!
  return sceneOf(colour, motif, id)
}
