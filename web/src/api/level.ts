import type { GameInfo } from './types'

/** The level of a bot nobody chose: the one chosen last in this game, else the friendly one that the
 * server sits in for people, never the strongest. */
export function usualLevel(game: Pick<GameInfo, 'bots' | 'stand_in'>, last?: string): string {
  return game.bots.some((bot) => bot.id === last) ? last! : game.stand_in
}
