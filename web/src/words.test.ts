// All texts: the shell's in lib, and those of every game in its folder.
import { describe, expect, it } from 'vitest'

type Words = Record<string, string>
const texts = import.meta.glob<Words>('./**/words.*.json', { eager: true, import: 'default' })
const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const SHELL = './lib/'
const folders = Object.keys(texts)
  .filter((file) => file.endsWith('ru.json'))
  .map((file) => file.replace('words.ru.json', ''))
const shell = texts[`${SHELL}words.ru.json`]!
const madeAtRunTime = /^(state|purpose)\./ // in the shell

describe.each(folders)('the texts of %s', (folder) => {
  const ru = texts[`${folder}words.ru.json`]!
  const en = texts[`${folder}words.en.json`]!
  it('have the same keys and the same values in them', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(ru).sort())
    const names = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((m) => m[1]))].sort()
    for (const [key, text] of Object.entries(ru)) expect([key, names(en[key]!)]).toEqual([key, names(text)])
  })
  it('are all in use', () => {
    const own = Object.entries(sources).filter(([file]) => folder === SHELL || file.startsWith(folder))
    const source = own.map(([, text]) => text).join('')
    // Said by t() itself, or, with a dot in it, chosen elsewhere.
    const isUsed = (key: string) =>
      new RegExp(`\\bt\\([^)]*'${key}'`).test(source) ||
      (key.includes('.') && source.includes(`'${key}'`)) ||
      (folder === SHELL && madeAtRunTime.test(key))
    expect(Object.keys(ru).filter((key) => !isUsed(key))).toEqual([])
  })
  it('give three Russian forms and two English ones', () => {
    const forms = (words: Words) =>
      Object.values(words).flatMap((text) => [...text.matchAll(/\{\w+:([^}]*)\}/g)].map((m) => m[1]!.split('|')))
    for (const one of forms(ru)) expect(one).toHaveLength(3)
    for (const one of forms(en)) expect(one).toHaveLength(2)
  })
  it('hide none of the shell', () => {
    if (folder !== SHELL) expect(Object.keys(ru).filter((key) => key in shell)).toEqual([])
  })
})
