// Made by `make types` from the Python declarations. Do not edit: change those instead.

export interface OptionChoice {
  value: boolean | number | string
  label: string
  seats: number[]
}

export interface OptionInfo {
  name: string
  label: string
  help: string
  values: OptionChoice[]
  default: boolean | number | string
  within?: [string, boolean | number | string] | null
}

export interface BotInfo {
  id: string
  label: string
  about: string
  searches: boolean
}

export interface MoveInfo {
  name: string
  start: number
  args: [string, number][]
  final: boolean
}

export interface ToolInfo {
  name: string
  title: string
  about: string
}

export interface GameInfo {
  id: string
  title: string
  about: string
  seats: number[]
  minutes: number
  options: OptionInfo[]
  bots: BotInfo[]
  stand_in: string
  moves: MoveInfo[]
  tools: ToolInfo[]
  puzzles: number
  lesson: boolean
}

export interface MinutePage {
  title: string
  text: string
  shows: [string, number][]
}

export interface GameWords {
  names: Record<string, string[]>
  also: Record<string, string[][]>
  help: Record<string, string[]>
  short: Record<string, string[]>
  view: Record<string, string>
  printed: Record<string, unknown> | null
  reconstructed: Record<string, number[]>
  reconstructed_note: string
  minute: MinutePage[]
  rules: Record<string, string>
}

export interface ExampleText {
  name: string
  title: string
  text: string
  tries: string[]
}

export interface RulesPiece {
  kind: 'break' | 'code' | 'del' | 'em' | 'link' | 'mark' | 'rule' | 'strong' | 'text'
  text?: string
  href?: string
  inner?: RulesPiece[]
}

export interface RulesRow {
  cells: RulesPiece[][]
  id?: string
}

export interface RulesBlock {
  kind: 'cards' | 'code' | 'example' | 'heading' | 'item' | 'line' | 'list' | 'paragraph' | 'quote' | 'table'
  id?: string
  level?: number
  inner?: RulesPiece[]
  blocks?: RulesBlock[]
  start?: number
  head?: RulesPiece[][]
  rows?: RulesRow[]
  text?: string
  name?: string
  numbers?: number[]
}

export interface RulesText {
  plain: string
  text: string
  blocks: RulesBlock[]
  detail: RulesBlock[]
  examples: ExampleText[]
}

export interface WantExample {
  name?: string
}

export interface PuzzleInfo {
  number: string
  difficulty: number
  stage: number
  seats: number
  exact: boolean
}

export interface WantPuzzle {
  name?: string
}

export interface PuzzleAt {
  puzzle: PuzzleInfo
  solved: boolean
}

export interface Answer {
  move?: number | null
  tried?: number | null
}

export interface Verdict {
  right: boolean
  text: string
  best: number | null
  reason: string
  follows: string[]
}

export interface PlayDaily {
  name?: string
  pace?: 'fast' | 'instant' | 'normal'
}

export interface DailySeat {
  name: string
  beast: string | null
  level: string
}

export interface DailyTry {
  table: string
  attempt: number
  state: 'lobby' | 'over' | 'playing'
  counts: boolean
  points: number | null
  place: number | null
}

export interface DailyResult {
  rank: number
  name: string
  points: number
  place: number
  mine: boolean
  table: string | null
}

export interface DailyGame {
  game: string
  title: string
  seed_hash: string
  company: DailySeat[]
  seat: number
  mine: DailyTry | null
  rank: number | null
  players: number
  master: number | null
}

export interface DailyToday {
  date: string
  first: string
  left: number
  games: DailyGame[]
}

export interface CalendarDay {
  date: string
  points: number | null
  place: number | null
  rank: number | null
  players: number
}

export interface DailyDay {
  game: string
  title: string
  date: string
  left: number | null
  first: string
  today: string
  seed_hash: string
  seed: string | null
  company: DailySeat[]
  seat: number
  results: DailyResult[]
  average: number | null
  master: DailyResult | null
  tries: DailyTry[]
  calendar: CalendarDay[]
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
  coach?: boolean
}

export interface QuickTable {
  game: string
  name?: string
  bot?: string | null
  seats?: number | null
  options?: Record<string, boolean | number | string>
  pace?: 'fast' | 'instant' | 'normal'
  coach?: boolean
}

export interface WantLesson {
  name?: string
  anew?: boolean
}

export interface Sit {
  seat: number
  name?: string
}

export interface PutBot {
  bot?: string | null
}

export interface SetPace {
  pace: 'fast' | 'instant' | 'normal'
}

export interface SetCoach {
  on: boolean
}

export interface Hush {
  on: boolean
}

export interface WantLink {
  give?: boolean
}

export interface Claim {
  token: string
  name?: string
}

export interface Invitation {
  url: string | null
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
  beast: string | null
  online: boolean
  owned: boolean
  clock: number | null
  away_since: number | null
}

export interface PurposeInfo {
  kind: 'daily' | 'example' | 'lesson' | 'puzzle'
  id: string
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
  devices: number | null
  clock: ClockRule | null
  public: boolean
  hot_seat: boolean
  undo: boolean
  hints: boolean
  hushed: boolean
  coach: boolean
  seed_hash: string
  seed: string | null
  sealed_until: number | null
  next: string | null
  waiting: number[]
  moves: number
  created: number
  changed: number
  pace: 'fast' | 'instant' | 'normal'
  scores: number[] | null
  places: number[] | null
  preparing: number | null
  purpose: PurposeInfo | null
  restart_at: number | null
}

export interface SeatLinks {
  made: number | null
  used: number[]
}

export interface Health {
  ok: boolean
  storage: 'failing' | 'ok'
  bots: 'ok' | 'stuck'
  sharing: 'cut off' | 'ok'
  thinking: number
  rules: 'compiled' | 'interpreted'
  tasks: Record<string, 'failing' | 'ok'>
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
  viewer: number | null
  view: Record<string, unknown>
  legal: LegalMove[]
  can_undo: boolean
  ask: string
}

export interface EventInfo {
  version: number
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

export interface RivalResult {
  points: number
  place: number
  lines: ScoreInfo[]
  name: string
}

export interface Result {
  seats: SeatResult[]
  rivals: RivalResult[]
  ties: string[]
}

export interface ChatLine {
  entry: number
  seat: number | null
  name: string
  text: string
  at: number
}

export interface Frame {
  version: number
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

export interface LessonStep {
  text: string
  at: string | null
  asks: number | null
  kind: string | null
  version: number
}

export interface LessonText {
  steps: LessonStep[]
  end: string
  free: number
}

export interface Moment {
  version: number
  view: Record<string, unknown>
}

export interface SwingInfo {
  moves: number
  seat: number
  move: string
  better: string
  share: number
  better_share: number
  error: number
  reason: string
}

export interface Analysis {
  ready: boolean
  done: number
  total: number
  ahead: number
  judge: string
  chances: number[][]
  errors: number[][]
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

export interface Reading {
  type: 'reading'
  on: boolean
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
  view: SeatView
  events: EventInfo[]
  reset: boolean
  clocks: (number | null)[]
  time_left: number | null
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
  then: LegalMove[]
  text: string
  share: number
  why: string
  judge: string
  reason: string
}

export interface Hint {
  type: 'hint'
  seq: number
  key: string
  moves: HintMove[]
}

export interface Coached {
  type: 'coached'
  seq: number
  version: number
  seat: number
  text: string
  better: number
  cards: number[]
  reason: string
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

export type FromClient = Play | Undo | Chat | AskWhy | AskHint | Look | Reading | Ping

export type FromServer = Welcome | TableChanged | Update | Ack | Refused | ChatSaid | Why | Hint | Coached | ClockLow | Pong
