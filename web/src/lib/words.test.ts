import { describe, expect, it } from 'vitest'
import en from './words.en.json'
import ru from './words.ru.json'

describe('translations', () => {
  it('have the same keys and the same values in them', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(ru).sort())
    const names = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((m) => m[1]))].sort()
    for (const key of Object.keys(ru) as (keyof typeof ru)[])
      expect([key, names(en[key])]).toEqual([key, names(ru[key])])
  })
  it('are all in use', () => {
    const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const source = Object.values(sources).join('')
    const made = /^(keys\.\d|state\.|table\.(log|chat|rules|about)$|ak\.(arrow|level)\.)/ // put together at run time
    expect(Object.keys(ru).filter((key) => !made.test(key) && !source.includes(`'${key}'`))).toEqual([])
  })
  it('give three Russian forms and two English ones', () => {
    for (const text of Object.values(ru))
      for (const [, forms] of text.matchAll(/\{\w+:([^}]*)\}/g)) expect(forms!.split('|')).toHaveLength(3)
    for (const text of Object.values(en))
      for (const [, forms] of text.matchAll(/\{\w+:([^}]*)\}/g)) expect(forms!.split('|')).toHaveLength(2)
  })
})
