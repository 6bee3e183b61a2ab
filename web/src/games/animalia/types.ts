// Made by `make types` from the Python declarations. Do not edit: change those instead.

export interface View {
  seats: number
  season: number
  seasons: number
  stage: number
  leader: number
  asked: number | null
  waiting: number[]
  may_be_asked: number[]
  offer: number[]
  deck_size: number
  deck_top: number[]
  deck_among_top: number[]
  deck_among: number
  deck_bottom: number[]
  discard: number[]
  players: Player[]
  families: Family[]
  taking: Taking[]
  power: Power | null
  exchange: Exchange | null
  owl_family: number | null
  laid: number[]
  bonus_group: number
  bonus: number
  ask: Ask | null
  over: boolean
}

export interface Player {
  collections: Collection[]
  stars: number
  place: number | null
  due: number
  complete: boolean
  prize_count: number
  prizes: (number | null)[]
  earns: number
  medals: number[] | null
  points: number | null
  bonus: number | null
}

export interface Collection {
  cards: number[]
  space: number
  stars: number
  medals: number[]
  earns: number
  partners: number[]
}

export interface Family {
  animals: number[]
  most: number
  ahead: number[]
  unseen: number
}

export interface Taking {
  row: number
  stars: number
  medals: number[]
  gains: number[]
  gain: number
  uses: number[]
}

export interface Power {
  seat: number
  row: number
  uses: number[]
  spied: number
  cards: number[] | null
  placed: number[] | null
  gift: number | null
  changes: [number, number][]
}

export interface Exchange {
  laying: number | null
  naming: boolean
  swaps: Swap[]
  suggestion: Suggestion
}

export interface Swap {
  prize: number
  card: number
  gain: number
}

export interface Suggestion {
  swaps: [number, number][]
  owl_family: number | null
  medals: number[]
  points: number
  gain: number
}

export interface Ask {
  key: string
  args: Record<string, number>
}

export interface Printed {
  families: string[]
  cards: PrintedCard[]
}

export interface PrintedCard {
  family: number | null
  kind: number | null
  animal: string
  stars: number
  power: number | null
}

export type MoveName = 'take' | 'pass' | 'skip' | 'look' | 'keep' | 'done' | 'name' | 'give_to' | 'steal' | 'next' | 'give' | 'lay' | 'replace'

export type EventName = 'season' | 'open' | 'reveal' | 'pass' | 'no_room' | 'must_take' | 'take' | 'complete' | 'power' | 'skip' | 'lapse' | 'steal' | 'bury' | 'look' | 'see' | 'next' | 'keep' | 'give' | 'elegance' | 'stars' | 'first' | 'shared_first' | 'second' | 'prize' | 'no_prize' | 'awards' | 'exchange' | 'done' | 'owl' | 'medals' | 'end'
