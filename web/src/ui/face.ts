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
  suit: string // the frame's colour, dark enough for white figures
  pattern: PatternName
  suitName?: string // read out, and shown on the zoomed card
  corner?: string | number | undefined // rank, strength
  cornerTone?: 'suit' | 'good' | 'bad' | undefined
  marks?: (Picture | string)[] // small signs at the top right
  note?: string | undefined // one line under the title
  help?: string | undefined // full text, on zoom
  paper?: 'light' | 'dark' // dark: a night card
  reconstructed?: boolean // its print was not seen: a small ≈ says so
}

/** What is printed on the components of a game, by list and number: face('card', 12). */
export type FaceOf = (list: string, id: number) => Face | undefined
