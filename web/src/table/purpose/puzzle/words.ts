import { translator } from '../../../lib/i18n.svelte'
import en from './words.en.json'
import ru from './words.ru.json'

export const t = translator(ru, en)
