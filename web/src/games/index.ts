// Every folder beside this file with an index.ts is a game's part of the client. Nothing else in
// the client names a game.
import type { GameClient } from '../table/game'

const found = import.meta.glob<{ default: GameClient }>('./*/index.ts', { eager: true })

export const clients: Record<string, GameClient> = Object.fromEntries(
  Object.values(found).map(({ default: game }) => [game.id, game]),
)
