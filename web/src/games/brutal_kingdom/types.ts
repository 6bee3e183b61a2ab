// Made by `make types` from the Python declarations. Do not edit: change those instead.

export interface View {
  seat: number | null
  phase: string
  chapter: number
  round: number
  first: number
  waiting: number[]
  players: Player[]
  hand: HandCard[]
  apart: number | null
  passing: 'left' | 'right' | null
  passing_to: number | null
  back: number | null
  named: number | null
  centre: Centre[]
  aside: number[]
  stock: number[]
  value: number[]
  choices: Choice[]
  chapel: (number | null)[]
  characters: Character[]
  whereabouts: Whereabouts[]
  ask: Ask | null
}

export interface Player {
  stack: number[]
  down: boolean[]
  top: number | null
  watches: number[]
  hunters: number[]
  light: number
  dark: number
  known: number[]
  icons: number[]
  tokens: number[]
  worth: number[]
  kills: number
  points: number
}

export interface HandCard {
  card: number
  falls_to: number[]
  hunters: number[]
  victims: number[]
  too_late: number[]
  swaps_with: number | null
  leads: boolean
}

export interface Centre {
  place: number
  back: number
  card: number | null
}

export interface Choice {
  in_chapel: number
  owned: number
  each: number
}

export interface Character {
  card: number
  rank: number
  victims: number[]
  in_game: boolean
  seen: boolean
}

export interface Whereabouts {
  card: number
  seats: number[]
  centre: number[]
  aside: boolean
}

export interface Ask {
  key: string
  args: Record<string, number>
}

export interface Printed {
  characters: PrintedCharacter[]
  chapters: number
  rounds: number
}

export interface PrintedCharacter {
  rank: number
  low_rank: number | null
  back: number
  icons: number[]
  strikes: 'never' | 'when_played' | 'while_on_top'
  victims: number[]
  names_victim: boolean
  immune: boolean
  reconstructed: string[]
}

export type MoveName = 'pass' | 'play' | 'victim' | 'name' | 'rank' | 'colour' | 'skip' | 'rise' | 'give' | 'centre' | 'partner' | 'look'

export type EventName = 'chapter' | 'dealt' | 'chose' | 'passed' | 'played' | 'eliminated' | 'turned' | 'risen' | 'skipped' | 'exchanged' | 'swapped' | 'received' | 'looked_centre' | 'saw_centre' | 'looked_hand' | 'saw_hand' | 'condemned' | 'intrigued' | 'blessed' | 'ranked' | 'asked' | 'shown' | 'nobody' | 'first' | 'tokens' | 'short' | 'pension' | 'marker' | 'finished'
