// A picture for every component of a game that has drawn none: a colour for each list, a landscape
// for each number in it.
import { sceneOf, type Motif, type Scene } from '../../ui/scene'

const COLOURS = ['#2f6690', '#8a4b2a', '#3f6b3a', '#6a4a8c', '#8a2d4c', '#1f6b68']
const MOTIFS: Motif[] = ['hills', 'water', 'trees', 'peaks', 'fields', 'dunes', 'clouds', 'rays']

export function sceneFor(list: string, id: number): Scene {
  const letters = [...list].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)
  return sceneOf(COLOURS[letters % COLOURS.length]!, MOTIFS[id % MOTIFS.length]!, id)
}
