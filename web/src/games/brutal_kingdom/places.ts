import { list } from '../../lib/i18n.svelte'
import type { Court } from './look'
import { t } from './words'

/** Where the viewer's own notes put a hidden card: short, and only if they say something. */
export function placeOf(table: Court, card: number): string {
  const view = table.view
  const note = view.whereabouts.find((one) => one.card === card)
  if (!note) return ''
  if (note.seats.length === 1 && !note.centre.length && !note.aside)
    return note.seats[0] === table.seat ? t('at_me') : t('at', { name: table.name(note.seats[0]!) })
  if (!note.seats.length && note.centre.length && !note.aside) return t('in_centre')
  return ''
}

/** Everything the notes allow. */
export function placesOf(table: Court, card: number): string {
  const note = table.view.whereabouts.find((one) => one.card === card)
  if (!note) return ''
  const names = note.seats.map((seat) => (seat === table.seat ? t('at_me') : t('at', { name: table.name(seat) })))
  if (note.centre.length) names.push(t('in_centre'))
  if (note.aside) names.push(t('aside_word'))
  return list(names)
}
