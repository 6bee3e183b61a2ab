// Made by `make types` from the Python declarations. Do not edit: change those instead.

export interface View {
  round: number
  rounds: number
  lap: number
  order: number[]
  active: number
  phase: string
  board: Cell[]
  centre: number
  face_down: number | null
  column: number | null
  creatures_left: number
  equipment_left: number
  contracts_left: number
  race: Race
  next_race: Race | null
  players: Player[]
  spyglass: number | null
  looking: number[]
  looking_gains: Gain[]
  looking_count: number
  picked: number | null
  owed: number[]
  discarded: number[]
  rejected: number[]
  gems_instead: number
  ask: Ask | null
}

export interface Cell {
  cell: number
  card: number | null
  price: number | null
  reachable: boolean
  plans: Plan[]
  gain: Gain | null
  clears: number[]
}

export interface Plan {
  slot: number | null
  give: number | null
  take: number | null
  row_domino: number | null
  row_number: number | null
  column_domino: number | null
  column_number: number | null
  gems: number
  affordable: boolean
  moves: number[]
  net: number | null
}

export interface Gain {
  points: number
  contracts: number
  gems: number
  total: number
  feeds: [number, number][]
}

export interface Race {
  token: number
  counts: number[]
  leader: number | null
}

export interface Player {
  seat: number
  gems: number
  dominoes: number[]
  creatures: number[]
  equipment: number[]
  contracts: Contract[]
  starting: Contract[]
  secret: number
  tokens: number[]
  species: number[]
  habitats: number[]
  symbols: number[]
  pad: Pad
}

export interface Contract {
  card: number
  counted: number
  points: number
  next: number
  groups: number[][]
}

export interface Pad {
  creatures: number
  gems: number
  tokens: number
  contracts: number
  total: number
  complete: boolean
}

export interface Ask {
  key: string
  args: Record<string, number>
}

export interface Printed {
  species: string[]
  habitats: string[]
  equipment: string[]
  cards: PrintedCard[]
  dominoes: [number, number][]
  tokens: PrintedToken[]
}

export interface PrintedCard {
  type: 'contract' | 'creature' | 'equipment' | 'starting'
  species?: number[]
  habitat?: number | null
  points?: number | null
  equipment?: number | null
  symbol?: number | null
  gems?: number | null
  counts?: 'both_sets' | 'cards' | 'habitat_sets' | 'pairs' | 'species_sets' | null
  icons?: (['habitat' | 'species' | 'symbol', number])[]
  pays?: number[]
}

export interface PrintedToken {
  rewards: 'contracts' | 'equipment' | 'nothing' | 'species'
  species: number[]
}

export type MoveName = 'give' | 'take' | 'two_gems' | 'spot' | 'stop' | 'shoot' | 'skip' | 'keep' | 'pick' | 'hand'

export type EventName = 'swapped' | 'took' | 'paid' | 'took_gems' | 'token_gem' | 'equipment_gems' | 'out_of_reach' | 'no_gem' | 'no_neighbour' | 'no_creature' | 'few_creatures' | 'spotted' | 'stopped' | 'skipped' | 'saw' | 'kept' | 'rejected' | 'drew' | 'handed' | 'discarded' | 'token_won' | 'token_tied' | 'token_unclaimed' | 'first_player' | 'flipped' | 'placed' | 'round_begins' | 'token_revealed' | 'shown' | 'game_over'
