import type { GameWords } from '../../api/types'
import type { PatternName } from '../../ui/face'
import { mix, type Motif, type Scene } from '../../ui/scene'
import type { Printed } from './types'

/** What is printed on the cards, by their numbers. */
export const printedIn = (words: GameWords) => words.printed as unknown as Printed

interface Look {
  colour: string
  pattern: PatternName
  motif: Motif // where the family is at home
  sky: [string, string]
  land: string // the farthest hills; the nearer ones are darker
}

/** How cards and medals of a family look, by what its picture is called; the owl is of none. */
export const LOOKS: Record<string, Look> = {
  cat: { colour: '#b04e16', pattern: 'stripes', motif: 'hills', sky: ['#ffd9a0', '#fff1d6'], land: '#e9a45c' },
  horse: { colour: '#6d4a29', pattern: 'lines', motif: 'fields', sky: ['#bfe0ef', '#fdf3d8'], land: '#c9b565' },
  dog: { colour: '#1d5fa3', pattern: 'dots', motif: 'clouds', sky: ['#8cc4ee', '#eaf5fb'], land: '#7fb3a4' },
  rabbit: { colour: '#8b3a7c', pattern: 'diamonds', motif: 'hills', sky: ['#e3c3ea', '#fdeaf0'], land: '#b9a3cf' },
  parrot: { colour: '#27733a', pattern: 'scales', motif: 'trees', sky: ['#bfeccb', '#fbf7cf'], land: '#7fc48a' },
  owl: { colour: '#4b4657', pattern: 'rays', motif: 'stars', sky: ['#2d2a55', '#7a6fa6'], land: '#5b5480' },
}

/** The family's own landscape, another part of it for each seed. */
export function sceneOf(name: string, seed: number): Scene {
  const { colour, motif, sky, land } = LOOKS[name]!
  const hills = [0, 0.4, 0.75, 1].map((share) => mix(land, mix(colour, '#20160c', 0.25), share))
  return { palette: { sky, hills }, motif, seed }
}
