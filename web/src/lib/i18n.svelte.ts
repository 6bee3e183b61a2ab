import en from './words.en.json'
import ru from './words.ru.json'
import { fill, type Lang, type Values } from './plural'
import { settings } from './settings.svelte'

export type Key = keyof typeof ru
const texts: Record<Lang, Record<string, string>> = { ru, en }

/** The shell's own text. Text of the games comes from the server. */
export function t(key: Key, values?: Values): string {
  return fill(texts[settings.lang][key] ?? texts.en[key] ?? key, settings.lang, values)
}

export function list(items: readonly string[]): string {
  return new Intl.ListFormat(settings.lang, { style: 'long', type: 'conjunction' }).format(items)
}
