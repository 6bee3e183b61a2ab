// The table as one viewer sees it, whether it is being played or replayed. Games read it and call
// play() and why(); they know nothing of the network.
import type { EventInfo, GameInfo, GameWords, LegalMove, MoveInfo } from '../api/types'
import type { FaceOf } from '../ui/face'
import { zoom } from '../ui/zoom.svelte'
import { lastLines, type LogLine } from './log'

export interface Picked {
  list: string // 'card', 'domino' …
  id: number
}

/** The advised move: one number, one reason. */
export interface Advice {
  move: LegalMove
  then: readonly LegalMove[] // that complete the decision
  text: string // of all these moves
  share: number // of victory it promises
  why: string // what the judge thinks of it
  judge: string // who says so
  reason: string // in the game's own terms; '' where it has nothing to say
}

/** Why something cannot be done, with the rule that says so ('' where none does). */
export interface Refusal {
  text: string
  rule: string
  /** A lesson or a puzzle knows better: its own panel says so, not the action bar. */
  better?: boolean
}

const RECENT = 8 // things that happened

const means = (move: LegalMove, kind: string, args: Record<string, number>) =>
  move.kind === kind && same(move.args, args)
const same = (args: Record<string, number>, wanted: Record<string, number>) =>
  Object.keys(wanted).every((key) => args[key] === wanted[key])

// The shell does not know what a game's view holds.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export class TableContext<View = any> {
  /** What this viewer sees; undefined until the game has begun. */
  view: View = $state.raw(undefined as View)
  legal: readonly LegalMove[] = $state.raw([])
  /** Whose eyes: a seat, or null for a spectator. */
  seat: number | null = $state(null)
  /** Seats that must decide now. */
  waiting: readonly number[] = $state.raw([])
  names: readonly string[] = $state.raw([])
  /** What has happened up to the moment that is shown, as this viewer may know it. */
  events: readonly EventInfo[] = $state.raw([])
  over = $state(false)
  /** When the time of a stage that goes against time is over, by the clock of this device. */
  deadline: number | null = $state(null)
  /** A move is on its way to the server. */
  busy = $state(false)
  /** What the player has lifted, waiting for its target. */
  picked: Picked | null = $state(null)
  /** A move that cannot be taken back, waiting for its confirmation. */
  staged: LegalMove | null = $state.raw(null)
  /** What the hint advises: it is lit on the table. */
  hint: Advice | null = $state.raw(null)
  /** Why the last thing could not be done: said in the action bar. */
  refusal: Refusal | null = $state.raw(null)
  /** The last few things that happened, as lines of the log. */
  readonly recent: readonly LogLine[] = $derived(lastLines(this.events, this.seat, RECENT))
  words: GameWords = $state.raw({
    names: {},
    help: {},
    short: {},
    view: {},
    printed: null,
    also: {},
    reconstructed: {},
    reconstructed_note: '',
    minute: [],
    rules: {},
  })
  face: FaceOf = $state.raw(() => undefined)
  /** All moves the game declares, legal now or not. */
  moves: readonly MoveInfo[] = $state.raw([])
  game = $state('')

  /** Set by whoever owns the connection. */
  send: (move: LegalMove) => void = () => {}
  ask: (kind: string, args: Record<string, number>) => void = () => {}
  confirm: () => boolean = () => true

  /** The game in the language of the moment; a game without a part of its own here has no faces. */
  learn(game: Pick<GameInfo, 'id' | 'moves'>, words: GameWords, face: FaceOf = () => undefined): void {
    this.game = game.id
    this.moves = game.moves
    this.words = words
    this.face = (list, id) => {
      const found = face(list, id)
      return found && this.isReconstructed(list, id) ? { ...found, reconstructed: true } : found
    }
    zoom.reconstructedNote = words.reconstructed_note
  }

  get mine(): boolean {
    return this.seat !== null && this.waiting.includes(this.seat)
  }

  /** The others, from my left neighbour round to my right one, as people sit; a spectator sees all. */
  get others(): number[] {
    const seats = this.names.map((_, seat) => seat)
    return this.seat === null ? seats : [...seats.slice(this.seat + 1), ...seats.slice(0, this.seat)]
  }

  name(seat: number): string {
    return this.names[seat] ?? `${seat + 1}`
  }

  /** Whether the print of a component was not seen, and is reconstructed. */
  isReconstructed(list: string, id: number): boolean {
    return this.words.reconstructed[list]?.includes(id) ?? false
  }

  /** The legal move of this kind with these values, if there is one. */
  find(kind: string, args: Record<string, number> = {}): LegalMove | undefined {
    return this.legal.find((move) => means(move, kind, args))
  }

  all(kind: string): LegalMove[] {
    return this.legal.filter((move) => move.kind === kind)
  }

  can(kind: string, args: Record<string, number> = {}): boolean {
    return this.find(kind, args) !== undefined
  }

  /** Plays a legal move; one that cannot be taken back is staged first. */
  play(move: LegalMove): void {
    if (this.busy) return
    if (move.final && this.confirm() && this.staged?.id !== move.id) {
      this.staged = move
      return
    }
    this.staged = null
    this.picked = null
    this.refusal = null
    this.send(move)
  }

  /** Whether the hint means this: a move of this kind with these values. */
  advised(kind: string, args: Record<string, number> = {}): boolean {
    return this.hint !== null && means(this.hint.move, kind, args)
  }

  /** Whether the hint goes on with this, once its first move is made. */
  foreseen(kind: string, args: Record<string, number> = {}): boolean {
    return this.hint?.then.some((move) => means(move, kind, args)) ?? false
  }

  /** Says why something cannot be done, in the action bar. */
  refuse(text: string, rule = '', better = false): void {
    this.refusal = text ? { text, rule, better } : null
  }

  /** Plays it if it is legal, else asks the server why it is not. */
  attempt(kind: string, args: Record<string, number> = {}): void {
    const move = this.find(kind, args)
    if (move) this.play(move)
    else this.why(kind, args)
  }

  why(kind: string, args: Record<string, number> = {}): void {
    this.ask(kind, args)
  }

  /** Lifts a thing, or puts it back. */
  pick(list: string, id: number): void {
    const held = this.picked?.list === list && this.picked.id === id
    this.refusal = null
    this.picked = held ? null : { list, id }
  }

  isPicked(list: string, id: number): boolean {
    return this.picked?.list === list && this.picked.id === id
  }
}
