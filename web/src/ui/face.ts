import type { Scene } from './scene'

/** A picture: the inside of a square SVG drawing. */
export interface Picture {
  size: number
  body: string
}
export type Art = Record<string, Picture>

export type PatternName =
  'plain' | 'stripes' | 'dots' | 'checks' | 'waves' | 'diamonds' | 'bricks' | 'rays' | 'lines' | 'rain' | 'scales'

/** What is printed on a card. Everything a game's card needs to be drawn, and nothing about rules. */
export interface Face {
  title: string
  picture?: Picture | undefined
  scene?: Scene | undefined // behind the picture; without one it is painted in the suit's colour
  suit: string // the frame's colour, dark enough for white figures
  pattern: PatternName
  suitName?: string // read out, and shown on the zoomed card
  chip?: string | undefined // suit or kind as a word, on the face
  corner?: string | number | undefined // rank, strength
  cornerTone?: 'suit' | 'good' | 'bad' | undefined
  marks?: (Picture | string)[] // small signs at the top right
  effect?: string | undefined // what it does, short and marked up (effect.ts), on the face
  note?: string | undefined // one line under the title
  help?: string | undefined // full text, on zoom
  paper?: 'light' | 'dark' // dark: a night card
  reconstructed?: boolean // its print was not seen: where it is explained, a small ≈ says so
}

/** Whether a card lies; flat: as high as its words alone, in a hand of several rows. */
export type Lying = boolean | 'flat'

/** What stands at the foot of a card: what it means now. */
export interface Foot {
  text: string
  tone?: 'plain' | 'good' | 'bad' | 'accent' | undefined
}

/** What is printed on the components of a game, by list and number: face('card', 12). */
export type FaceOf = (list: string, id: number) => Face | undefined
