// Names of players and kingdoms, and why a card may not go somewhere: the view gives the key.
import { list } from '../../lib/i18n.svelte'
import type { TableContext } from '../../table/context.svelte'
import { upperFirst } from './look'
import type { View, Why } from './types'
import { t } from './words'

export type Context = TableContext<View>

/** The upstart has no seat, and so no name of its own. */
export const who = (table: Context, player: number): string =>
  table.view.players[player]?.upstart ? t('upstart') : table.name(player)
export const kingdom = (table: Context, k: number): string => upperFirst(table.words.names.kingdom?.[k] ?? '')
export const cardName = (table: Context, card: number): string => table.words.names.card?.[card] ?? ''
/** Where a player's things come from. */
export const home = (table: Context, player: number): string =>
  table.view.players[player]?.upstart ? 'upstart' : player === table.seat ? 'own' : `seat:${player}`
export const against = (why: Why | null | undefined): number[] => [why?.args.card2 ?? []].flat()

/** In full, for a message. */
export function whyText(table: Context, why: Why): string {
  const one = (key: string) => [why.args[key] ?? 0].flat()[0] ?? 0
  const values = {
    kingdom: kingdom(table, one('kingdom')),
    decree: table.words.names.decree?.[one('decree')] ?? '',
    card: cardName(table, one('card')),
    cards: list(against(why).map((card) => cardName(table, card))),
    n: against(why).length,
  }
  if (why.key === 'reason.full') return t('why.full', values)
  if (why.key === 'reason.no_mate') return t('why.no_mate', values)
  if (why.key === 'reason.decree.no_match') return t('why.no_match', values)
  return against(why).length ? t('why.against', values) : t('why.decree', values)
}
