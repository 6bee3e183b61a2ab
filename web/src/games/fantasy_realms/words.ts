import { translator } from '../../lib/i18n.svelte'
import en from './words.en.json'
import ru from './words.ru.json'

/** The texts of this game's table, beside those of the shell. */
export const t = translator(ru, en)
