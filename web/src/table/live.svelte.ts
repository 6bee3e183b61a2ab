// One table over the live connection: what the server says becomes state, what the player does
// becomes messages.
import { tick } from 'svelte'
import { api } from '../api/client'
import { Connection, newKey, type ConnectionState } from '../api/connection'
import { errorText } from '../api/http'
import { moveId } from '../api/moves'
import { Flip } from '../lib/flip'
import { t } from '../lib/i18n.svelte'
import { settings } from '../lib/settings.svelte'
import { play as playSound } from '../lib/sound'
import { toast } from '../lib/toasts.svelte'
import type {
  ChatLine,
  EventInfo,
  FromClient,
  FromServer,
  HintMove,
  LegalMove,
  MoveInfo,
  Result,
  SeatView,
  TableInfo,
  Update,
} from '../api/types'
import { TableContext } from './context.svelte'
import type { GameClient, GameTable } from './game'
import { seatName } from './seats'

type Sent = Exclude<FromClient, { type: 'ping' | 'look' }>

/** Where a game's part of the client is found; a game may have none. */
export type ClientOf = (game: string) => GameClient | undefined

export class LiveTable {
  info: TableInfo | null = $state.raw(null)
  seats: readonly number[] = $state.raw([]) // those this connection may play
  state: ConnectionState = $state('connecting')
  lost = $state(false) // long enough to tell
  missing = $state('')
  events: readonly EventInfo[] = $state.raw([])
  chat: readonly ChatLine[] = $state.raw([])
  result: Result | null = $state.raw(null)
  clocks: readonly (number | null)[] = $state.raw([])
  clocksAt = $state(0)
  version = $state(0)
  canUndo = $state(false)
  ask = $state('')
  hint: readonly HintMove[] | null = $state.raw(null)
  module: GameTable | null = $state.raw(null)
  ready = $state(false)
  /** The moment being looked back at; null is now. */
  at: number | null = $state(null)
  /** Hot seat: whose side of the table is open. */
  shown: number | null = $state(null)
  readonly table = new TableContext()
  root: HTMLElement | undefined = $state()

  private connection: Connection<FromServer, Sent>
  private flip = new Flip(() => this.root)
  private moves: MoveInfo[] = []
  private history = new Map<number, SeatView['view']>() // by version, as this viewer saw it
  private latest: Update | null = null
  private bannerTimer: ReturnType<typeof setTimeout> | undefined
  private answers = new Map<string, string>() // key → what was asked
  private wasMine = false
  private queued = 0
  private jumps = 0

  constructor(
    readonly id: string,
    private clientOf: ClientOf,
  ) {
    this.connection = new Connection<FromServer, Sent>({
      url: () => api.liveUrl(id, settings.lang),
      onmessage: (message) => this.hear(message),
      onstate: (state) => this.stateChanged(state),
      onrefused: () => (this.missing = t('missing.table')),
    })
    this.table.send = (move) => this.play(move)
    this.table.ask = (kind, args) => this.why(kind, args)
    this.table.confirm = () => settings.confirm
  }

  /** Whose eyes: my seat; with several (hot seat) the one that was let in. */
  get seat(): number | null {
    if (this.info?.hot_seat) return this.shown
    return this.seats[0] ?? null
  }

  /** Hot seat: who should take the device now. */
  get curtain(): number | null {
    if (!this.info?.hot_seat || this.info.state !== 'playing' || !this.seats.length) return null
    const due = this.table.waiting.filter((seat) => this.seats.includes(seat))
    if (!due.length) return null
    return this.shown !== null && due.includes(this.shown) ? null : due[0]!
  }

  async start(): Promise<void> {
    try {
      this.info = await api.table(this.id)
      await this.loadGame(this.info.game)
    } catch (error) {
      this.missing = errorText(error)
      return
    }
    this.ready = true
    this.connection.start()
    document.addEventListener('visibilitychange', this.awake)
    addEventListener('online', this.awake)
  }

  stop(): void {
    this.connection.close()
    this.flip.stop()
    clearTimeout(this.bannerTimer)
    document.removeEventListener('visibilitychange', this.awake)
    removeEventListener('online', this.awake)
  }

  private awake = () => {
    if (!document.hidden) this.connection.probe()
  }

  retry(): void {
    this.connection.retry()
  }

  /** News by HTTP. A seat won or lost changes who we are: the connection is opened anew. */
  renew(info: TableInfo): void {
    const moved = info.mine.join() !== this.seats.join()
    this.learn(info)
    if (moved) this.connection.restart()
  }

  /** The words and sentences in another language. */
  async relanguage(): Promise<void> {
    if (!this.info) return
    await this.loadGame(this.info.game).catch(() => {})
    this.connection.restart()
  }

  private async loadGame(id: string): Promise<void> {
    const client = this.clientOf(id)
    const [games, words, module, faces] = await Promise.all([
      api.games(),
      api.words(id),
      client?.table?.() ?? null,
      client?.faces?.() ?? null,
    ])
    this.moves = games.find((one) => one.id === id)?.moves ?? []
    this.module = module
    this.table.learn(id, words, faces?.faces(words))
  }

  private stateChanged(state: ConnectionState): void {
    this.state = state
    clearTimeout(this.bannerTimer)
    if (state === 'open') {
      if (this.lost) toast(t('conn.back'), 'good', {}, 2000)
      this.lost = false
    } else if (state === 'lost' && !this.lost) this.bannerTimer = setTimeout(() => (this.lost = true), 2500)
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.seats = message.seats
        this.chat = message.chat
        this.learn(message.table)
        if (message.table.hot_seat && this.shown !== null) this.look(this.shown)
        return
      case 'table':
        return this.learn(message.table)
      case 'update':
        return void this.update(message)
      case 'chat':
        if (!this.chat.some((line) => line.entry === message.line.entry)) {
          this.chat = [...this.chat, message.line]
          if (message.line.seat !== this.seat) playSound('chat')
        }
        return
      case 'ack':
        // The old buttons stay closed until the new position is here.
        if (this.answers.get(message.key) !== 'chat' && this.version >= message.version) this.table.busy = false
        this.answers.delete(message.key)
        return
      case 'refused':
        this.answers.delete(message.key)
        this.table.busy = false
        playSound('bad')
        toast(message.error.text, 'bad', message.error.rule ? { rule: message.error.rule, game: this.table.game } : {})
        return
      case 'why':
        this.answers.delete(message.key)
        toast(message.text, 'plain', message.rule ? { rule: message.rule, game: this.table.game } : {})
        return
      case 'clock_low':
        if (this.seats.includes(message.seat)) {
          playSound('tick')
          toast(t('table.clock_low', { n: Math.ceil(message.left) }), 'bad')
        }
        return
      case 'hint':
        this.hint = message.moves
        return
    }
  }

  private learn(table: TableInfo): void {
    this.info = table
    this.seats = table.mine
    this.table.names = table.seats.map((seat, i) => seatName(seat.name, i))
    if (!table.hot_seat) this.table.seat = this.seat
    this.clocks = table.seats.map((seat) => seat.clock)
    this.clocksAt = Date.now()
  }

  private async update(message: Update): Promise<void> {
    this.queued++
    const old = this.latest?.version ?? -1
    this.latest = message
    if (message.version !== old || message.reset)
      this.table.busy = [...this.answers.values()].includes('move') && message.reset
    // A crowd of updates (after a reconnection, or fast bots) is shown at once.
    const animate = this.at === null && message.version !== old && this.queued <= 3 && !message.reset
    if (animate) this.flip.measure()
    this.version = message.version
    this.events = message.reset ? message.events : [...this.events, ...message.events]
    if (message.reset) this.history = new Map() // another viewer, or another story after an undo
    this.clocks = message.clocks
    this.clocksAt = Date.now()
    const ended = message.result !== null && this.result === null && !message.reset
    this.result = message.result
    this.hint = null
    this.history.set(message.version, message.view.view)
    if (this.at === null) this.show(message)
    const now = this.table.mine
    if (ended) playSound('end')
    else if (now && !this.wasMine) playSound('turn')
    else if (message.events.length && !message.reset) playSound('card')
    this.wasMine = now
    await tick()
    this.queued--
    if (animate) this.flip.play()
  }

  private show(message: Update): void {
    const table = this.table
    const mine = message.view
    table.waiting = message.waiting
    table.over = message.result !== null
    table.events = this.events
    table.seat = this.seat
    table.view = mine.view
    table.legal = mine.legal
    table.picked = null
    table.staged = null
    this.canUndo = mine.can_undo
    this.ask = mine.ask
  }

  private play(move: LegalMove): void {
    const seat = this.seat
    if (seat === null || this.at !== null) return
    this.table.busy = true
    playSound('card')
    this.post({ type: 'move', key: newKey(), version: this.version, seat, move: move.id })
  }

  undo(): void {
    if (this.seat !== null && this.canUndo)
      this.post({ type: 'undo', key: newKey(), version: this.version, seat: this.seat })
  }

  say(text: string): void {
    this.post({ type: 'chat', key: newKey(), text })
  }

  askHint(): void {
    if (this.seat !== null) this.post({ type: 'hint', key: newKey(), seat: this.seat })
  }

  private why(kind: string, args: Record<string, number>): void {
    const seat = this.seat
    const move = moveId(this.moves, kind, args)
    if (seat !== null && move !== null) this.post({ type: 'why', key: newKey(), seat, move })
  }

  private post(message: Sent): void {
    this.answers.set(message.key, message.type)
    this.connection.send(message)
  }

  /** Hot seat: open this seat's side of the table. */
  look(seat: number): void {
    this.shown = seat
    this.at = null // what the one before looked back at is not for this one's eyes
    this.table.seat = seat
    this.connection.whisper({ type: 'look', seat })
  }

  /** Look back at the table after this move; null returns to now. */
  async jump(version: number | null): Promise<void> {
    const latest = this.latest
    if (!latest) return
    const wanted = ++this.jumps
    if (version === null || version >= this.version) {
      this.at = null
      this.flip.measure()
      this.show(latest)
    } else {
      const view = await this.recall(version)
      if (view === undefined || wanted !== this.jumps) return // meanwhile another moment was wanted
      this.flip.measure()
      this.at = version
      this.table.view = view
      this.table.events = this.events.filter((event) => event.version <= version)
      this.table.legal = []
      this.table.waiting = []
    }
    await tick()
    this.flip.play()
  }

  /** What was seen after this move: from memory, or from the server when it was before we came. */
  private async recall(version: number): Promise<SeatView['view'] | undefined> {
    const history = this.history
    if (!history.has(version)) {
      try {
        history.set(version, (await api.past(this.id, version, this.seat)).view)
      } catch (error) {
        toast(errorText(error), 'bad')
      }
    }
    return history === this.history ? history.get(version) : undefined
  }
}
