// A game as a table needs it, in the language of the moment.
import { api } from '../api/client'
import type { GameInfo } from '../api/types'
import type { TableContext } from './context.svelte'
import type { GameClient, GameTable } from './game'

/** Where a game's part of the client is found; a game may have none. */
export type ClientOf = (game: string) => GameClient | undefined

export interface LoadedGame {
  info: GameInfo
  module: GameTable | null
}

/** Loads the game and gives the table its words and faces; at a table, the minute of its variant. */
export async function loadGame(table: TableContext, id: string, clientOf: ClientOf, at?: string): Promise<LoadedGame> {
  const client = clientOf(id)
  const [games, usual, minute, module, faces] = await Promise.all([
    api.games(),
    api.words(id),
    at === undefined ? null : api.minute(at),
    client?.table?.() ?? null,
    client?.faces?.() ?? null,
  ])
  const words = minute ? { ...usual, minute } : usual
  const info = games.find((one) => one.id === id)!
  table.learn(info, words, faces?.faces(words))
  return { info, module }
}
