// Made by `make types` from the Python declarations. Do not edit: change those instead.

export interface View {
  seats: number
  age: number
  phase: string
  peace: boolean
  first: number
  turn: number
  waiting: number[]
  kingdoms: Kingdom[]
  players: Player[]
  hand: Held[]
  can_rally: boolean
  why_no_rally: Why | null
  token_waits: boolean
  forced: boolean
  picked: number | null
  pair_in: number | null
  dropped: number
  deck_size: number
  discards: number[]
  modifiers_left: number
  battle: Battle | null
  upstart: Upstart | null
  results: number[][][]
  ask: Ask | null
  over: boolean
}

export interface Kingdom {
  size: number
  neighbours: number[]
  decree: number
  arrow: string
  refers: Laid[]
  lets_all_in: boolean
  tokens: number[]
  territories: (number | null)[]
  capital: number | null
  council: (number | null)[]
  cards: Laid[]
  counts: number[]
  leaders: number[]
  now: Prospect[]
  then: Prospect | null
  scored: boolean
  points: number[]
}

export interface Laid {
  kingdom: number
  card: number
  player: number
}

export interface Prospect {
  cubes: number
  rival: number
  place: number
  battle: boolean
  points: number
  at_least: number
}

export interface Player {
  points: number
  promised: number
  hand_size: number
  modifiers: number
  cubes: number
  out: number
  tokens: Token[]
  upstart: boolean
}

export interface Token {
  age: number
  value: number | null
}

export interface Held {
  card: number
  playable: boolean
  kingdoms: Verdict[]
}

export interface Verdict {
  kingdom: number
  legal: boolean
  capital: boolean
  mates: number[]
  why: Why | null
}

export interface Why {
  key: string
  args: Record<string, number | number[]>
  rule: string
}

export interface Battle {
  kingdom: number
  value: number
  fighters: number[]
  losers: number[]
  ready: number[]
  chosen: number | null
  cards: number[][]
  boosts: number[]
  strengths: (number | null)[]
  winning: number[]
  adding: number | null
  boosted: number[][]
  reveals: number
  revealed: number[]
}

export interface Upstart {
  level: string
  bonus: number[]
  rank_calls: boolean
  after: boolean
  low_target: number | null
  out: boolean
}

export interface Ask {
  key: string
  args: Record<string, number>
}

export interface Printed {
  types: string[]
  cards: PrintedBeast[]
  decrees: string[][]
  ages: number
  withdrawal_tokens: number[]
  modifier: number
  highest_rank: number
  low_rank: number
}

export interface PrintedBeast {
  type: number
  rank: number
}

export type MoveName = 'card' | 'kingdom' | 'capital' | 'mate' | 'rally' | 'drop' | 'draw' | 'withdraw' | 'fight' | 'boost' | 'enough'

export type EventName = 'age' | 'decree' | 'laid' | 'capital' | 'mate' | 'rallied' | 'dropped' | 'drew' | 'reshuffled' | 'withdrew' | 'token' | 'tied' | 'duel' | 'chose' | 'showed' | 'boosted' | 'enough' | 'again' | 'won' | 'shared' | 'consoled' | 'scored' | 'empty' | 'council' | 'token_points' | 'modifier_points' | 'over' | 'upstart_reveals' | 'upstart_skips' | 'upstart_lays' | 'upstart_capital' | 'upstart_discards' | 'upstart_bonus' | 'upstart_new_bonus' | 'upstart_withdraws' | 'upstart_tied' | 'upstart_shows' | 'upstart_won' | 'upstart_scored' | 'upstart_council' | 'upstart_begins'
