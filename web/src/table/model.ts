// What stands around a game's board: the shell shows it, and the live table and the replay are it.
import type { ChatLine, Coached } from '../api/types'
import type { TableContext } from './context.svelte'
import type { GameTable } from './game'
import type { LogLine } from './log'
import type { PanelSeat } from './seats'
import type { Burst } from './spectacle.svelte'

export interface TableModel {
  readonly table: TableContext
  /** The game's own table, where it has one. */
  readonly module: GameTable | null
  readonly title: string
  /** What is asked of me, or who is waited for. */
  readonly sentence: string
  readonly panels: readonly PanelSeat[]
  readonly log: readonly LogLine[]
  /** The move after which the table is shown; null is now. */
  readonly at: number | null
  jump(number: number): void
  /** The element in which things move about. */
  root: HTMLElement | undefined
  /** While my last move can be taken back. */
  readonly undo?: (() => void) | undefined
  /** Asks for a hint, where the table plays with them; it comes to `table.hint`. */
  readonly askHint?: (() => void) | undefined
  /** What the coach says of my last move, and what puts it away. */
  readonly coached?: CoachWord | null
  dismiss?(): void
  readonly chat?: ChatRoom | undefined
  /** Tells the table that I read something that lies over it, or no longer: bots wait. */
  reading?(on: boolean): void
  /** Whether other people sit here: bots do not listen. */
  readonly company?: boolean
  readonly bursts: readonly Burst[]
}

export type CoachWord = Pick<Coached, 'text' | 'reason' | 'cards'>

export interface ChatRoom {
  readonly lines: readonly ChatLine[]
  /** Those who only watch do not speak. */
  readonly say: ((text: string) => void) | undefined
  /** Where spectators may speak and I am the host: whether they are silenced, and what changes it. */
  readonly hush?: { readonly on: boolean; set(on: boolean): void } | undefined
}
