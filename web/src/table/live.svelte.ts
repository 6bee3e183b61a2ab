// One table over the live connection: what the server says becomes state, what the player does
// becomes messages.
import { tick } from 'svelte'
import { api } from '../api/client'
import { newKey } from '../api/connection'
import { ApiError, errorText } from '../api/http'
import { moveId } from '../api/moves'
import { Flip } from '../lib/flip'
import { t } from '../lib/i18n.svelte'
import { settings } from '../lib/settings.svelte'
import { play as playSound } from '../lib/sound'
import { toast } from '../lib/toasts.svelte'
import type {
  ChatLine,
  Coached,
  EventInfo,
  FromServer,
  GameInfo,
  Hint,
  LegalMove,
  Result,
  TableInfo,
  Update,
} from '../api/types'
import { TableContext } from './context.svelte'
import type { GameTable } from './game'
import { LiveLink } from './link.svelte'
import { loadGame, type ClientOf } from './loading'
import { Moments } from './moments'
import { seatNames } from './seats'
import { Spectacles } from './spectacle.svelte'

export class LiveTable {
  info: TableInfo | null = $state.raw(null)
  game: GameInfo | null = $state.raw(null)
  mine: readonly number[] = $state.raw([]) // the seats this connection may play
  missing: unknown = $state.raw(null)
  events: readonly EventInfo[] = $state.raw([])
  result: Result | null = $state.raw(null)
  chat: readonly ChatLine[] = $state.raw([])
  clocks: readonly (number | null)[] = $state.raw([])
  clocksAt = $state(0)
  version = $state(0)
  canUndo = $state(false)
  ask = $state('')
  module: GameTable | null = $state.raw(null)
  ready = $state(false)
  /** The coach's word on my last move. */
  coached: Coached | null = $state.raw(null)
  /** The moment being looked back at; null is now. */
  at: number | null = $state(null)
  /** Hot seat: whose side of the table is open. */
  shown: number | null = $state(null)
  readonly table = new TableContext()
  /** In place of playing: what one would play is an answer, to be judged first. */
  answer: ((move: LegalMove) => void) | null = null
  root: HTMLElement | undefined = $state()

  readonly link: LiveLink
  readonly spectacles = new Spectacles()
  private flip = new Flip(() => this.root)
  private moments: Moments
  private latest: Update | null = null
  private reads = false // something lies over the table
  private wasMine = false
  private queued = 0
  private jumps = 0

  constructor(
    readonly id: string,
    private clientOf: ClientOf,
  ) {
    this.moments = new Moments(id)
    this.link = new LiveLink(
      () => api.liveUrl(id, settings.lang),
      (message) => this.hear(message),
      () => void this.refused(),
    )
    this.table.send = (move) => (this.answer ? this.answer(move) : this.play(move))
    this.table.ask = (kind, args) => this.why(kind, args)
    this.table.confirm = () => settings.confirm
  }

  /** Whose eyes: my seat; with several (hot seat) the one that was let in. */
  get seat(): number | null {
    if (this.info?.hot_seat) return this.shown
    return this.mine[0] ?? null
  }

  get over(): boolean {
    return this.info?.state === 'over' || this.result !== null
  }

  get isHost(): boolean {
    return this.info !== null && this.mine.includes(this.info.host)
  }

  /** Hot seat: who should take the device now. */
  get curtain(): number | null {
    if (!this.info?.hot_seat || this.info.state !== 'playing' || !this.mine.length) return null
    const due = this.table.waiting.filter((seat) => this.mine.includes(seat))
    if (!due.length) return null
    return this.shown !== null && due.includes(this.shown) ? null : due[0]!
  }

  async start(): Promise<void> {
    try {
      this.info = await api.table(this.id)
      await this.loadGame(this.info.game)
    } catch (error) {
      this.missing = error
      return
    }
    this.ready = true
    this.link.start()
  }

  stop(): void {
    this.link.stop()
    this.flip.stop()
  }

  /** The table does not let us in any more: why, as far as the server tells. */
  private async refused(): Promise<void> {
    this.missing = await api.table(this.id).then(
      () => new ApiError(t('missing.table'), 'no_table', 404),
      (error: unknown) => error,
    )
  }

  /** News by HTTP. A seat won or lost changes who we are: the connection is opened anew. */
  renew(info: TableInfo): void {
    const moved = info.mine.join() !== this.mine.join()
    this.learn(info)
    if (moved) this.link.restart()
  }

  /** The words and sentences in another language. */
  async relanguage(): Promise<void> {
    if (!this.info) return
    await this.loadGame(this.info.game).catch(() => {})
    this.link.restart()
  }

  private async loadGame(id: string): Promise<void> {
    const { info, module } = await loadGame(this.table, id, this.clientOf, this.id)
    this.game = info
    this.module = module
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.mine = message.seats
        this.chat = message.chat
        this.learn(message.table)
        if (this.reads) this.link.reading(true)
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
        if (this.link.answered(message.key) !== 'chat' && this.version >= message.version) this.table.busy = false
        return
      case 'refused':
        this.link.answered(message.key)
        this.table.busy = false
        playSound('bad')
        this.table.refuse(message.error.text, message.error.rule ?? '', message.error.code === 'better')
        return
      case 'why':
        this.link.answered(message.key)
        this.table.refuse(message.text, message.rule ?? '')
        return
      case 'clock_low':
        if (this.mine.includes(message.seat)) {
          playSound('tick')
          toast(t('table.clock_low', { n: Math.ceil(message.left) }), 'bad')
        }
        return
      case 'coached':
        if (message.seat === this.seat && !this.over) this.coached = message
        return
      case 'hint':
        this.link.answered(message.key)
        return this.advise(message)
    }
  }

  private learn(table: TableInfo): void {
    if (this.info && (table.devices ?? 0) > (this.info.devices ?? 0)) toast(t('table.device_came'))
    this.info = table
    this.mine = table.mine
    this.table.names = seatNames(table)
    if (!table.hot_seat) this.table.seat = this.seat
    this.clocks = table.seats.map((seat) => seat.clock)
    this.clocksAt = Date.now()
  }

  private async update(message: Update): Promise<void> {
    this.queued++
    const old = this.latest?.version ?? -1
    this.latest = message
    if (message.version !== old || message.reset) this.table.busy = this.link.owesAnswerTo('move') && message.reset
    // A crowd of updates (after a reconnection, or fast bots) is shown at once.
    const animate = this.at === null && message.version !== old && this.queued <= 3 && !message.reset
    if (animate) this.flip.measure()
    this.version = message.version
    this.events = message.reset ? message.events : [...this.events, ...message.events]
    if (message.reset) this.moments.forget()
    if (message.reset || message.result) this.coached = null
    this.clocks = message.clocks
    this.clocksAt = Date.now()
    this.table.deadline = message.time_left === null ? null : this.clocksAt + 1000 * message.time_left
    const ended = message.result !== null && this.result === null && !message.reset
    this.result = message.result
    this.table.refusal = null
    this.moments.keep(message.version, message.view.view)
    if (this.at === null) this.show(message)
    const now = this.table.mine
    if (ended) playSound('end')
    else if (now && !this.wasMine) playSound('turn')
    else if (message.events.length && !message.reset) playSound('card')
    this.wasMine = now
    await tick()
    this.queued--
    if (animate) {
      this.flip.play()
      this.spectacles.show(this.module, this.table, message.events, this.root)
    }
  }

  private advise({ moves: [best] }: Hint): void {
    const move = best && this.table.legal.find((one) => one.id === best.move)
    this.table.hint = move ? { ...best, move } : null
  }

  /** What others do leaves a hint standing while its move can still be made; else it says that it is
   * gone. */
  private keepHint(): void {
    const { hint, legal } = this.table
    if (!hint) return
    const move = legal.find((one) => one.id === hint.move.id && one.text === hint.move.text)
    this.table.hint = move ? { ...hint, move } : null
    if (!move && this.table.mine) toast(t('table.hint_gone'))
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
    this.keepHint()
    table.picked = null
    table.staged = null
    this.canUndo = mine.can_undo
    this.ask = mine.ask
  }

  play(move: LegalMove): void {
    const seat = this.seat
    if (seat === null || this.at !== null) return
    this.table.busy = true
    this.table.hint = null
    this.coached = null
    playSound('card')
    this.link.post({ type: 'move', key: newKey(), version: this.version, seat, move: move.id })
  }

  undo(): void {
    if (this.seat !== null && this.canUndo)
      this.link.post({ type: 'undo', key: newKey(), version: this.version, seat: this.seat })
  }

  say(text: string): void {
    this.link.post({ type: 'chat', key: newKey(), text })
  }

  /** A lesson still asks for moves. */
  taught = $state(false)

  /** Said again when the connection is a new one. */
  reading(on: boolean): void {
    this.reads = on
    this.link.reading(on)
  }

  askHint(): void {
    if (this.seat !== null) this.link.post({ type: 'hint', key: newKey(), seat: this.seat })
  }

  private why(kind: string, args: Record<string, number>): void {
    const seat = this.seat
    const move = moveId(this.table.moves, kind, args)
    if (seat !== null && move !== null) this.link.post({ type: 'why', key: newKey(), seat, move })
  }

  /** The server's own stand-in plays for somebody who is away. */
  replace(seat: number): void {
    const bot = this.game?.stand_in
    if (bot) void this.request(api.bot(this.id, seat, bot))
  }

  takeBack(seat: number): void {
    void this.request(api.takeBack(this.id, seat))
  }

  hush(on: boolean): void {
    void this.request(api.hush(this.id, on))
  }

  private async request(asked: Promise<TableInfo>): Promise<void> {
    await asked.catch((error: unknown) => toast(errorText(error), 'bad'))
  }

  /** Hot seat: open this seat's side of the table. */
  look(seat: number): void {
    this.shown = seat
    this.at = null // what the one before looked back at is not for this one's eyes
    this.table.seat = seat
    this.link.look(seat)
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
      const view = await this.moments.recall(version, this.seat)
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
}
