// Made by `make types` from the Python declarations. Do not edit: change those instead.

export interface View {
  seats: number
  chaos: boolean
  everyone: number
  phase: string
  turn: number | null
  turns: number
  waiting: number[]
  discards: number[]
  discard_goal: number | null
  deck_size: number
  hand: number[]
  drawn_pair: number[]
  pair_drawn: boolean
  three: number[]
  trading_minutes: number | null
  moves_left: number
  offered: number | null
  asked_for: number[]
  offers: number[]
  live: Hand | null
  exchanges: Exchange[]
  discard_totals: Total[]
  decision: Decision | null
  players: Player[]
  ask: Ask | null
  over: boolean
}

export interface Hand {
  total: number
  strength: number
  cards: CardSheet[]
  choices: Choices
}

export interface CardSheet {
  card: number
  name: number
  suit: number
  strength: number
  bonus: number
  penalty: number
  points: number
  blanked: boolean
  blanked_by: number[]
  lacks: number[]
  shuns: number[]
  cleared_by: number[]
  eased_by: number[]
  bonuses: Part[]
  hurt_by: number[]
  spared_by: number[]
}

export interface Part {
  points: number
  cards: number[]
}

export interface Choices {
  doppelganger?: number | null
  mirage?: number | null
  shapeshifter?: number | null
  book_card?: number | null
  book_suit?: number | null
  island?: number | null
}

export interface Exchange {
  take: number
  discard: number | null
  total: number
  gain: number
}

export interface Total {
  move: number
  total: number
}

export interface Decision {
  step: string
  card: number
  best_total: number | null
  best_move: number | null
  best_choices: Choices | null
  best_eighth: number | null
  options: Way[]
}

export interface Way {
  move: number
  total: number | null
}

export interface Player {
  hand_size: number
  known: number[]
  deciding: string | null
  offers_to: number | null
  offer_suit: number | null
  asks_for: number[]
  waits: boolean
  answers: number | null
  refused: number[]
  gone: boolean
  hand: Hand | null
}

export interface Ask {
  key: string
  args: Record<string, number>
}

export interface Printed {
  cards: PrintedCard[]
  suits: string[]
  hand: number
  most_cards: number
  necromancer: number
  raisable: number[]
}

export interface PrintedCard {
  id: string
  strength: number
  suit: number
}

export interface ScoreAsk {
  cards: string[]
  choices?: ChosenIds | 'best' | null
  explained?: boolean
  readings?: string[]
  discards?: string[]
}

export interface ChosenIds {
  doppelganger?: string | null
  mirage?: string | null
  shapeshifter?: string | null
  book_of_changes?: BookChoice | null
  island?: string | null
}

export interface BookChoice {
  card: string
  suit: string
}

export interface ScoreAnswer {
  score: number
  strength: number
  cards: Record<string, number>
  blanked: string[]
  choices: ChosenIds
  explained?: Explained | null
}

export interface Explained {
  hand: Hand
  lines: ReasonLine[]
  best: number
  allowed: AllowedChoices
  eighth: number | null
  disputed: Disputed[]
  notes: string[]
}

export interface ReasonLine {
  text: string
  points: number
  parts: ReasonLine[]
}

export interface AllowedChoices {
  doppelganger: number[]
  mirage: number[]
  shapeshifter: number[]
  book_cards: number[]
  book_suits: number[]
  island: number[]
}

export interface Disputed {
  key: string
  rule: string
  taken: boolean
  text: string
  other: string
  total: number
}

export interface CompareAsk {
  hands: HandAsk[]
  discards?: string[]
  readings?: string[]
}

export interface HandAsk {
  cards: string[]
  name?: string
  choices?: ChosenIds | 'best' | null
}

export interface CompareAnswer {
  hands: Placed[]
  winners: number[]
  by_strength: boolean
}

export interface Placed {
  name: string
  place: number
  score: number
  strength: number
  eighth: string | null
  choices: ChosenIds
}

export type MoveName = 'deck' | 'take' | 'discard' | 'raise' | 'raise_nothing' | 'look' | 'copy' | 'disguise' | 'stay_mirage' | 'shift' | 'stay_shifter' | 'change' | 'change_suit' | 'spare' | 'offer' | 'give' | 'withdraw' | 'accept' | 'decline' | 'cancel' | 'leave' | 'pass' | 'want' | 'time'

export type EventName = 'drew' | 'looked' | 'took' | 'discarded' | 'offered' | 'withdrew' | 'declined' | 'traded' | 'got' | 'left' | 'capped' | 'laid_open' | 'raised' | 'raised_nothing' | 'looked_three' | 'copied' | 'disguised' | 'kept_form' | 'changed' | 'unused' | 'spared' | 'scored' | 'offered_all' | 'time_up' | 'unwanted'
