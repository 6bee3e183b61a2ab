import type { TableInfo } from '../api/types'
import { t } from './i18n.svelte'

/** A player's name; a seat without one is called by its number, as the server does in sentences. */
export const seatName = (name: string | undefined, seat: number): string => name || `${t('new.player')} ${seat + 1}`

/** Whether the table waits for a seat of mine; where a bot plays it, it does not. */
export const myTurn = (table: TableInfo): boolean =>
  table.state === 'playing' &&
  table.waiting.some((seat) => table.mine.includes(seat) && table.seats[seat]?.kind === 'human')
