// A finished game, moment by moment, from any seat's eyes.
import { tick } from 'svelte'
import { api } from '../api/client'
import type { Replay } from '../api/types'
import { Flip } from '../lib/flip'
import { TableContext } from './context.svelte'
import type { GameTable } from './game'
import { loadGame, type ClientOf } from './loading'
import { logLines } from './log'
import type { TableModel } from './model'
import { portraitOf } from './portraits.svelte'
import { seatName, seatNames, type PanelSeat } from './seats'
import { Spectacles } from './spectacle.svelte'

const PACE = 900

interface Start {
  step: number
  seat: number | null
  /** Told whenever another moment or other eyes are chosen. */
  onmove: (now: { step: number; seat: number | null }) => void
}

export class ReplayedTable implements TableModel {
  readonly table = new TableContext()
  readonly sentence = ''
  module: GameTable | null = $state.raw(null)
  root: HTMLElement | undefined = $state()
  failed: unknown = $state.raw(null)
  replay: Replay | null = $state.raw(null)
  /** Which frame is shown. */
  step = $state(0)
  /** Whose eyes; null is a spectator's. */
  seat: number | null = $state(null)
  playing = $state(false)

  private levels: Record<string, string> = $state.raw({}) // what bots are called
  private flip = new Flip(() => this.root)
  private spectacles = new Spectacles()

  constructor(
    readonly id: string,
    private clientOf: ClientOf,
    private start: Start,
  ) {
    this.step = start.step
    this.seat = start.seat
  }

  get last(): number {
    return (this.replay?.frames.length ?? 1) - 1
  }

  /** Only from the own seat, for now. */
  get sealed(): boolean {
    return this.replay?.table.sealed_until != null
  }

  get frame() {
    return this.replay?.frames[this.step]
  }

  get at(): number | null {
    return this.frame?.version ?? null
  }

  get title(): string {
    return this.replay?.table.title ?? ''
  }

  readonly log = $derived.by(() => logLines(this.table.events, this.seat, this.module?.harms))

  readonly panels: readonly PanelSeat[] = $derived.by(
    () =>
      this.replay?.table.seats.map((one, i) => ({
        seat: i,
        name: seatName(one.name, i),
        you: this.seat === i,
        bot: one.kind === 'bot',
        portrait: portraitOf(one.beast),
        level: this.levels[one.bot ?? ''] ?? one.bot ?? undefined,
        online: true,
        waiting: this.frame?.seat === i,
        clock: null,
        score: this.frame?.scores[i] ?? null,
      })) ?? [],
  )

  /** As the chosen eyes see it, in the language of the moment. */
  async load(): Promise<void> {
    const { table, seat } = this
    try {
      const found = await api.replay(this.id, seat)
      const { info, module } = await loadGame(table, found.table.game, this.clientOf, found.table.id)
      this.module = module
      this.levels = Object.fromEntries(info.bots.map((bot) => [bot.id, bot.label]))
      table.names = seatNames(found.table)
      table.seat = seat
      this.replay = found
      this.step = Math.max(0, Math.min(this.step, this.last))
      this.show()
    } catch (error) {
      this.failed = error
    }
  }

  /** Goes to a frame. */
  async go(to: number): Promise<void> {
    const next = Math.max(0, Math.min(this.last, to))
    if (next === this.step) return
    const forward = next === this.step + 1
    if (forward || next === this.step - 1) this.flip.measure()
    this.step = next
    this.show()
    this.start.onmove(this)
    await tick()
    this.flip.play()
    if (forward) this.spectacles.show(this.module, this.table, this.frame?.events ?? [], this.root)
  }

  get bursts() {
    return this.spectacles.bursts
  }

  /** Goes to the frame after this move. */
  jump(version: number): void {
    void this.go(this.replay?.frames.findIndex((one) => one.version === version) ?? 0)
  }

  look(seat: number | null): void {
    this.seat = seat
    this.start.onmove(this)
  }

  /** Plays on by itself while `playing`; an effect of the page. */
  keepPlaying(): (() => void) | undefined {
    if (!this.playing) return
    if (this.step >= this.last) {
      this.playing = false
      return
    }
    const timer = setTimeout(() => void this.go(this.step + 1), PACE)
    return () => clearTimeout(timer)
  }

  stop(): void {
    this.flip.stop()
  }

  private show(): void {
    const { table, replay, frame } = this
    if (!replay || !frame) return
    table.view = frame.view
    table.events = replay.frames.slice(0, this.step + 1).flatMap((one) => one.events)
    table.over = this.step === this.last
    table.waiting = []
  }
}
