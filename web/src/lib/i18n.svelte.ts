import en from '../i18n/en.json'
import ru from '../i18n/ru.json'
import { fill, type Lang, type Values } from './plural'
import { settings } from './settings.svelte'

export type Key = keyof typeof ru
const texts: Record<Lang, Record<string, string>> = { ru, en }

/** The shell's own text. Text of the games comes from the server. */
export function t(key: Key, values?: Values): string {
  return fill(texts[settings.lang][key] ?? texts.en[key] ?? key, settings.lang, values)
}

/** For keys that are put together at run time: the text, or undefined. */
export function maybe(key: string, values?: Values): string | undefined {
  const text = texts[settings.lang][key]
  return text === undefined ? undefined : fill(text, settings.lang, values)
}

export function list(items: readonly string[]): string {
  return new Intl.ListFormat(settings.lang, { style: 'long', type: 'conjunction' }).format(items)
}
