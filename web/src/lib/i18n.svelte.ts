import { fill, type Lang, type Values } from './plural'
import { settings } from './settings.svelte'
import en from './words.en.json'
import ru from './words.ru.json'

export type Key = keyof typeof ru
type Words = Record<string, string>

const shell: Record<Lang, Words> = { ru, en }

/** The shell's own text. What is a rule, a move or an event comes in words from the server. */
export function t(key: Key, values?: Values): string {
  return fill(shell[settings.lang][key] ?? key, settings.lang, values)
}

/** For texts of one's own, in both languages: a `t` that knows them and those of the shell. */
export function translator<Own extends Words>(ru: Own, en: Record<keyof Own, string>) {
  const own: Record<Lang, Words> = { ru, en }
  return (key: (keyof Own & string) | Key, values?: Values): string =>
    fill(own[settings.lang][key] ?? shell[settings.lang][key] ?? key, settings.lang, values)
}

export function list(items: readonly string[]): string {
  return new Intl.ListFormat(settings.lang, { style: 'long', type: 'conjunction' }).format(items)
}
