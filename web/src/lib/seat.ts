import { t } from './i18n.svelte'

/** A player's name; a seat without one is called by its number, as the server does in sentences. */
export const seatName = (name: string | undefined, seat: number): string => name || `${t('new.player')} ${seat + 1}`
