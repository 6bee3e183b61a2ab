// Names of players and kingdoms, and why a card may not go somewhere: the view gives the key.
import type { animal_kingdoms } from '../../api/types'
import { list, t } from '../../lib/i18n.svelte'
import type { TableContext } from '../../table/context.svelte'
import { upperFirst } from './look'

export type Context = TableContext<animal_kingdoms.View>

/** The upstart has no seat, and so no name of its own. */
export const who = (table: Context, player: number): string =>
  table.view.players[player]?.upstart ? t('ak.upstart') : table.name(player)
export const kingdom = (table: Context, k: number): string => upperFirst(table.words.names.kingdom?.[k] ?? '')
export const cardName = (table: Context, card: number): string => table.words.names.card?.[card] ?? ''
export const against = (why: animal_kingdoms.Why | null | undefined): number[] => [why?.args.card2 ?? []].flat()

/** In full, for a message. */
export function whyText(table: Context, why: animal_kingdoms.Why): string {
  const one = (key: string) => [why.args[key] ?? 0].flat()[0] ?? 0
  const values = {
    kingdom: kingdom(table, one('kingdom')),
    decree: table.words.names.decree?.[one('decree')] ?? '',
    card: cardName(table, one('card')),
    cards: list(against(why).map((card) => cardName(table, card))),
  }
  if (why.key === 'reason.full') return t('ak.why.full', values)
  if (why.key === 'reason.no_mate') return t('ak.why.no_mate', values)
  return against(why).length ? t('ak.why.against', values) : t('ak.why.decree', values)
}
