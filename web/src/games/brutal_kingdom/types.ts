// Made by `make types` from the Python declarations. Do not edit: change those instead.

export interface View {
  seat: number | null
  phase: string
  chapter: number
  round: number
  first: number
  turn: number | null
  waiting: number[]
  players: Player[]
  hand: HandCard[]
  apart: number | null
  passing_to: number | null
  back: number | null
  named: number | null
  inquisitor_low: boolean
  centre: Centre[]
  aside: number[]
  stock: number[]
  value: number[]
  chapel: (number | null)[]
  characters: Character[]
  whereabouts: Whereabouts[]
  memory: boolean
  ask: Ask | null
}

export interface Player {
  stack: number[]
  down: boolean[]
  top: number | null
  watches: number[]
  light: number
  dark: number
  known: number[]
  icons: number[]
  tokens: number[]
  kills: number
  points: number
}

export interface HandCard {
  card: number
  falls_to: number[]
  hunters: number[]
  condemnable: boolean
  victims: number[]
}

export interface Centre {
  place: number
  back: number
  card: number | null
}

export interface Character {
  card: number
  rank: number
  back: number
  icons: number[]
  victims: number[]
  standing: boolean
  in_game: boolean
  seen: boolean
  unsure: string[]
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

export type MoveName = 'pass' | 'play' | 'victim' | 'name' | 'rank' | 'colour' | 'skip' | 'rise' | 'give' | 'centre' | 'partner' | 'look'

export type EventName = 'chapter' | 'dealt' | 'chose' | 'passed' | 'played' | 'eliminated' | 'turned' | 'risen' | 'skipped' | 'exchanged' | 'swapped' | 'received' | 'looked_centre' | 'saw_centre' | 'looked_hand' | 'saw_hand' | 'condemned' | 'intrigued' | 'blessed' | 'ranked' | 'asked' | 'shown' | 'nobody' | 'first' | 'tokens' | 'short' | 'pension' | 'marker' | 'finished'
