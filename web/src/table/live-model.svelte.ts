import { list, t } from '../lib/i18n.svelte'
import type { LiveTable } from './live.svelte'
import { logLines } from './log'
import type { ChatRoom, TableModel } from './model'
import { portraitOf } from './portraits.svelte'
import { seatName, type PanelSeat } from './seats'

/** The live table as the shell shows it. */
export class LiveModel implements TableModel {
  constructor(private live: LiveTable) {}

  get table() {
    return this.live.table
  }

  get module() {
    return this.live.module
  }

  get title() {
    return this.live.info?.title ?? ''
  }

  get at() {
    return this.live.at
  }

  get root() {
    return this.live.root
  }
  set root(root) {
    this.live.root = root
  }

  jump(number: number): void {
    void this.live.jump(number)
  }

  get sentence(): string {
    const { live, table } = this
    if (live.over) return t('table.over')
    if (live.at !== null) return t('table.looking_back', { n: live.at, m: live.version })
    if (table.mine) return live.ask || t('table.your_turn')
    const names = list(table.waiting.filter((seat) => seat !== live.seat).map((seat) => table.name(seat)))
    if (!names) return ''
    return live.seat === null && !live.info?.hot_seat ? t('table.watching', { names }) : t('table.waiting', { names })
  }

  readonly log = $derived.by(() => {
    const { events, info, seat, module } = this.live
    return logLines(events, info?.hot_seat ? null : seat, module?.harms)
  })

  readonly panels: readonly PanelSeat[] = $derived.by(() => this.live.info?.seats.map((_, i) => this.panel(i)) ?? [])

  private panel(i: number): PanelSeat {
    const { live } = this
    const seat = live.info!.seats[i]!
    const mine = live.mine.includes(i)
    // Where one device goes round, only who holds it is "you".
    const you = live.info!.hot_seat ? i === live.seat : mine
    const bot = seat.kind === 'bot'
    const waiting = !live.over && this.table.waiting.includes(i)
    const left = live.clocks[i] ?? null
    return {
      seat: i,
      name: seatName(seat.name, i),
      you,
      bot,
      portrait: portraitOf(seat.beast),
      level: live.game?.bots.find((one) => one.id === seat.bot)?.label ?? seat.bot ?? undefined,
      online: seat.online,
      waiting,
      clock: left === null ? null : { left, at: live.clocksAt, ticking: waiting },
      score: live.result?.seats[i]?.points ?? null,
      replace: live.mine.length && !live.over && !bot && !seat.online && !mine ? () => live.replace(i) : undefined,
      takeBack: mine && bot ? () => live.takeBack(i) : undefined,
    }
  }

  get undo(): (() => void) | undefined {
    const { live } = this
    return live.canUndo && !live.over && live.at === null ? () => live.undo() : undefined
  }

  get askHint(): (() => void) | undefined {
    const { live } = this
    // A lesson knows what it wants next; in the free game after it, hints are as everywhere.
    return live.info?.hints && !live.over && !live.taught ? () => live.askHint() : undefined
  }

  get coached() {
    return this.live.at === null ? this.live.coached : null
  }
  dismiss(): void {
    this.live.coached = null
  }

  reading(on: boolean): void {
    this.live.reading(on)
  }

  get bursts() {
    return this.live.spectacles.bursts
  }

  get company(): boolean {
    const { info, mine } = this.live
    return info?.seats.some((seat, i) => seat.kind === 'human' && !mine.includes(i)) ?? false
  }

  get chat(): ChatRoom {
    const { live } = this
    return { lines: live.chat, say: live.mine.length ? (text) => live.say(text) : undefined, hush: this.hush }
  }

  /** A private table needs it only when somebody who found the way in has spoken. */
  private get hush(): ChatRoom['hush'] {
    const { info, mine, chat } = this.live
    if (!info || !mine.includes(info.host)) return undefined
    const heard = info.public || info.hushed || chat.some((line) => line.seat === null)
    return heard ? { on: info.hushed, set: (on) => this.live.hush(on) } : undefined
  }
}
