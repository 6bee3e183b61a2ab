// Made by `make types` from the Python declarations. Do not edit: change those instead.

export interface OptionChoice {
  value: boolean | number | string
  label: string
}

export interface OptionInfo {
  name: string
  label: string
  help: string
  values: OptionChoice[]
  default: boolean | number | string
}

export interface BotInfo {
  id: string
  label: string
  about: string
}

export interface MoveInfo {
  name: string
  start: number
  args: [string, number][]
  final: boolean
}

export interface GameInfo {
  id: string
  title: string
  about: string
  seats: number[]
  minutes: number
  options: OptionInfo[]
  bots: BotInfo[]
  moves: MoveInfo[]
}

export interface GameWords {
  names: Record<string, string[]>
  help: Record<string, string[]>
  printed: Record<string, unknown> | null
  reconstructed: Record<string, number[]>
  reconstructed_note: string
}

export interface RulesText {
  text: string
}

export interface ClockRule {
  bank: number
  increment: number
}

export interface NewTable {
  game: string
  seats: number
  name?: string
  options?: Record<string, boolean | number | string>
  bots?: (string | null)[]
  names?: string[]
  clock?: ClockRule | null
  public?: boolean
  hot_seat?: boolean
  undo?: boolean
  hints?: boolean
}

export interface QuickTable {
  game: string
  name?: string
  bot?: string | null
}

export interface Sit {
  seat: number
  name?: string
}

export interface PutBot {
  bot?: string | null
}

export interface Claim {
  token: string
}

export interface Created {
  table: string
}

export interface SeatLink {
  link: string
}

export interface SeatInfo {
  name: string
  kind: 'bot' | 'empty' | 'human'
  bot: string | null
  online: boolean
  owned: boolean
  clock: number | null
  away_since: number | null
}

export interface TableInfo {
  id: string
  game: string
  title: string
  state: 'lobby' | 'over' | 'playing'
  options: Record<string, boolean | number | string>
  host: number
  seats: SeatInfo[]
  mine: number[]
  clock: ClockRule | null
  public: boolean
  hot_seat: boolean
  undo: boolean
  hints: boolean
  seed_hash: string
  seed: string | null
  next: string | null
  waiting: number[]
  moves: number
  created: number
}

export interface Refusal {
  code: string
  text: string
  rule: string | null
}

export interface LegalMove {
  id: number
  kind: string
  args: Record<string, number>
  text: string
  final: boolean
}

export interface SeatView {
  view: Record<string, unknown>
  legal: LegalMove[]
  can_undo: boolean
  ask: string
}

export interface EventInfo {
  number: number
  kind: string
  args: Record<string, number>
  text: string
}

export interface ScoreInfo {
  text: string
  points: number
  parts: ScoreInfo[]
}

export interface SeatResult {
  points: number
  place: number
  lines: ScoreInfo[]
}

export interface Result {
  seats: SeatResult[]
  rivals: number[]
}

export interface ChatLine {
  number: number
  seat: number | null
  name: string
  text: string
  at: number
}

export interface Frame {
  number: number
  seat: number | null
  move: string
  view: Record<string, unknown>
  events: EventInfo[]
  scores: number[]
}

export interface Replay {
  table: TableInfo
  frames: Frame[]
  result: Result
}

export interface Moment {
  number: number
  view: Record<string, unknown>
}

export interface SwingInfo {
  number: number
  seat: number
  move: string
  gainer: number
  before: number
  after: number
  better: string | null
  gain: number
}

export interface Analysis {
  ready: boolean
  done: number
  total: number
  ahead: number
  chances: number[][]
  swings: SwingInfo[]
}

export interface GameRecord {
  record: Record<string, unknown>
  names: string[]
  scores: number[]
  places: number[]
  seed_hash: string
}

export interface Play {
  type: 'move'
  key: string
  version: number
  seat: number
  move: number
}

export interface Undo {
  type: 'undo'
  key: string
  version: number
  seat: number
}

export interface Chat {
  type: 'chat'
  key: string
  text: string
}

export interface AskWhy {
  type: 'why'
  key: string
  seat: number
  move: number
}

export interface AskHint {
  type: 'hint'
  key: string
  seat: number
}

export interface Look {
  type: 'look'
  seat?: number | null
}

export interface Ping {
  type: 'ping'
}

export interface Welcome {
  type: 'welcome'
  seq: number
  seats: number[]
  table: TableInfo
  chat: ChatLine[]
}

export interface TableChanged {
  type: 'table'
  seq: number
  table: TableInfo
}

export interface Update {
  type: 'update'
  seq: number
  version: number
  waiting: number[]
  views: Record<string, SeatView>
  events: EventInfo[]
  reset: boolean
  clocks: (number | null)[]
  result: Result | null
}

export interface Ack {
  type: 'ack'
  seq: number
  key: string
  version: number
}

export interface Refused {
  type: 'refused'
  seq: number
  key: string
  error: Refusal
  version: number
}

export interface ChatSaid {
  type: 'chat'
  seq: number
  line: ChatLine
}

export interface Why {
  type: 'why'
  seq: number
  key: string
  rule: string | null
  text: string
}

export interface HintMove {
  move: number
  text: string
  share: number
  why: string
}

export interface Hint {
  type: 'hint'
  seq: number
  key: string
  moves: HintMove[]
}

export interface ClockLow {
  type: 'clock_low'
  seq: number
  seat: number
  left: number
}

export interface Pong {
  type: 'pong'
  seq: number
}

export type FromClient = Play | Undo | Chat | AskWhy | AskHint | Look | Ping

export type FromServer = Welcome | TableChanged | Update | Ack | Refused | ChatSaid | Why | Hint | ClockLow | Pong

export namespace animal_kingdoms {
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
    allows: number[]
    tokens: number[]
    territories: (number | null)[]
    capital: number | null
    council: (number | null)[]
    cards: Laid[]
    counts: number[]
    leaders: number[]
    scored: boolean
    points: number[]
  }

  export interface Laid {
    kingdom: number
    card: number
    player: number
  }

  export interface Player {
    points: number
    hand_size: number
    modifiers: number
    cubes: number
    out: number
    capitals: number[]
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
    adding: number | null
    reveals: number
    revealed: number[]
  }

  export interface Upstart {
    level: string
    bonus: number[]
    after: boolean
    low_target: number | null
    out: boolean
  }

  export interface Ask {
    key: string
    args: Record<string, number>
  }

  export type MoveName = 'card' | 'kingdom' | 'capital' | 'mate' | 'rally' | 'drop' | 'draw' | 'withdraw' | 'fight' | 'boost' | 'enough'
  export type EventName = 'age' | 'decree' | 'picked' | 'laid' | 'capital' | 'mate' | 'rallied' | 'dropped' | 'drew' | 'reshuffled' | 'withdrew' | 'token' | 'tied' | 'chose' | 'showed' | 'boosted' | 'enough' | 'again' | 'won' | 'shared' | 'consoled' | 'scored' | 'empty' | 'council' | 'token_points' | 'modifier_points' | 'over' | 'upstart_reveals' | 'upstart_skips' | 'upstart_lays' | 'upstart_capital' | 'upstart_discards' | 'upstart_bonus' | 'upstart_new_bonus' | 'upstart_withdraws' | 'upstart_shows' | 'upstart_won' | 'upstart_scored' | 'upstart_council' | 'upstart_begins'
}

export namespace animalia {
  export interface View {
    seats: number
    season: number
    stage: number
    leader: number
    asked: number | null
    waiting: number[]
    offer: number[]
    must_take: boolean
    deck_size: number
    deck_top: number[]
    deck_among_top: number[]
    deck_bottom: number[]
    discard: number[]
    players: Player[]
    taking: Taking[]
    power: Power | null
    exchange: Exchange | null
    owl_family: number | null
    laid: number[]
    bonus_group: number
    ask: Ask | null
    over: boolean
  }

  export interface Player {
    collections: Collection[]
    stars: number
    complete: boolean
    prize_count: number
    prizes: (number | null)[]
    medals: number[] | null
    points: number | null
  }

  export interface Collection {
    cards: number[]
    room: number
    stars: number
    medals: number[]
  }

  export interface Taking {
    row: number
    stars: number
    medals: number[]
    uses: number[]
  }

  export interface Power {
    seat: number
    row: number
    uses: number[]
    spied: number
    cards: number[] | null
    gift: number | null
  }

  export interface Exchange {
    laying: number | null
    naming: boolean
    suggestion: Suggestion | null
  }

  export interface Suggestion {
    swaps: [number, number][]
    owl_family: number | null
    medals: number[]
    points: number
  }

  export interface Ask {
    key: string
    args: Record<string, number>
  }

  export type MoveName = 'take' | 'pass' | 'skip' | 'look' | 'keep' | 'done' | 'name' | 'give_to' | 'steal' | 'next' | 'give' | 'lay' | 'replace'
  export type EventName = 'season' | 'reveal' | 'pass' | 'no_room' | 'must_take' | 'take' | 'complete' | 'power' | 'skip' | 'lapse' | 'steal' | 'bury' | 'look' | 'see' | 'next' | 'keep' | 'give' | 'stars' | 'prize' | 'no_prize' | 'exchange' | 'done' | 'owl' | 'medals' | 'end'
}

export namespace brutal_kingdom {
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
}

export namespace fantasy_realms {
  export interface View {
    seats: number
    chaos: boolean
    live_score: number
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
    offered: number | null
    offers: number[]
    live: Hand | null
    hint: Hint | null
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
    cleared_by: number[]
    eased_by: number[]
    helped_by: number[]
    hurt_by: number[]
  }

  export interface Choices {
    doppelganger?: number | null
    mirage?: number | null
    shapeshifter?: number | null
    book_card?: number | null
    book_suit?: number | null
    island?: number | null
  }

  export interface Hint {
    take: number | null
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
    best_total: number | null
    best_move: number | null
    best_choices: Choices | null
    best_eighth: number | null
    options: Total[]
  }

  export interface Player {
    hand_size: number
    known: number[]
    deciding: string | null
    offers: boolean
    offers_to: number | null
    answers: number | null
    refused: number[]
    gone: boolean
    hand: Hand | null
  }

  export interface Ask {
    key: string
    args: Record<string, number>
  }

  export type MoveName = 'deck' | 'take' | 'discard' | 'raise' | 'raise_nothing' | 'look' | 'copy' | 'disguise' | 'stay_mirage' | 'shift' | 'stay_shifter' | 'change' | 'change_suit' | 'spare' | 'offer' | 'give' | 'withdraw' | 'accept' | 'decline' | 'cancel' | 'leave'
  export type EventName = 'drew' | 'looked' | 'took' | 'discarded' | 'offered' | 'withdrew' | 'declined' | 'traded' | 'got' | 'left' | 'capped' | 'laid_open' | 'raised' | 'raised_nothing' | 'looked_three' | 'copied' | 'disguised' | 'kept_form' | 'changed' | 'unused' | 'spared' | 'scored' | 'offered_all'
}

export namespace vivarium {
  export interface View {
    round: number
    rounds: number
    lap: number
    order: number[]
    active: number
    phase: string
    board: Cell[]
    centre: Domino
    face_down: Domino | null
    column: number | null
    creatures_left: number
    equipment_left: number
    contracts_left: number
    race: Race
    next_race: Race | null
    players: Player[]
    spyglass: number | null
    looking: Card[]
    looking_count: number
    picked: Card | null
    owed: number[]
    discarded: number[]
    rejected: number[]
    tools_in_starting: boolean
    ask: Ask | null
  }

  export interface Cell {
    cell: number
    card: Card | null
    price: number | null
    reachable: boolean
    plans: Plan[]
    gain: Gain | null
  }

  export interface Card {
    id: number
    type: string
    species?: number[]
    habitat?: number | null
    points?: number | null
    equipment?: number | null
    symbol?: number | null
    gems?: number | null
    counts?: string | null
    icons?: [string, number][]
    pays?: number[]
  }

  export interface Plan {
    slot: number | null
    give: Domino | null
    take: Domino | null
    row_domino: number | null
    row_number: number | null
    column_domino: number | null
    column_number: number | null
    gems: number
    affordable: boolean
    moves: number[]
  }

  export interface Domino {
    id: number
    numbers: [number, number]
  }

  export interface Gain {
    points: number
    contracts: number
    gems: number
  }

  export interface Race {
    token: number
    counts: number[]
    leader: number | null
  }

  export interface Player {
    seat: number
    gems: number
    dominoes: Domino[]
    creatures: Card[]
    equipment: Card[]
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
    card: Card
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

  export type MoveName = 'give' | 'take' | 'two_gems' | 'spot' | 'stop' | 'shoot' | 'skip' | 'keep' | 'pick' | 'hand'
  export type EventName = 'swapped' | 'took' | 'paid' | 'took_gems' | 'token_gem' | 'equipment_gems' | 'no_effect' | 'spotted' | 'stopped' | 'skipped' | 'saw' | 'kept' | 'rejected' | 'drew' | 'handed' | 'discarded' | 'token_won' | 'token_unclaimed' | 'first_player' | 'flipped' | 'placed' | 'round_begins' | 'token_revealed' | 'shown' | 'game_over'
}
