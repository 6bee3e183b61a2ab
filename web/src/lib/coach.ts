// Whether a table against bots has a coach: in one's first games of each game, or as one chose last.
import { settings } from './settings.svelte'

const FIRST_GAMES = 2

export const coachWanted = (game: string): boolean => settings.coach[game] ?? (settings.begun[game] ?? 0) < FIRST_GAMES

export function countGame(game: string): void {
  settings.begun[game] = (settings.begun[game] ?? 0) + 1
}
