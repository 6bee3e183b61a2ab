import type { TableInfo } from '../api/types'
import { t } from '../lib/i18n.svelte'
import { link } from '../lib/router'
import type { Picture } from '../ui/face'

/** What a player's seat shows, whatever the game. */
export interface PanelSeat {
  seat: number
  name: string
  you: boolean
  bot: boolean
  /** A beast's head, for a bot. */
  portrait?: Picture | undefined
  /** How strong a bot is, in a word. */
  level?: string | undefined
  online: boolean
  waiting: boolean
  clock: Clock | null
  score: number | null
  /** Lets a bot play for somebody who is away, where I may say so. */
  replace?: (() => void) | undefined
  /** Takes my seat back from a bot. */
  takeBack?: (() => void) | undefined
}

export interface Clock {
  left: number // seconds, when it was last heard of
  at: number // Date.now() of that moment
  ticking: boolean
}

/** A player's name; a seat without one is called by its number, as the server does in sentences. */
export const seatName = (name: string | undefined, seat: number): string => name || `${t('new.player')} ${seat + 1}`

export const seatNames = (table: TableInfo): string[] => table.seats.map((seat, i) => seatName(seat.name, i))

/** Whether the table waits for a seat of mine; where a bot plays it, it does not. */
export const myTurn = (table: TableInfo): boolean =>
  table.state === 'playing' &&
  table.waiting.some((seat) => table.mine.includes(seat) && table.seats[seat]?.kind === 'human')

/** Where a finished game is looked at again: from the own seat, if there is one. */
export const replayAddress = (table: TableInfo, at?: number): string =>
  link(`/replay/${table.id}`, { at, seat: table.mine[0] })
