import { describe, expect, it } from 'vitest'
import en from '../i18n/en.json'
import ru from '../i18n/ru.json'
import { inline, markdown, plainText, safeHref } from './markdown'
import { fill, plural } from './plural'
import { link, match } from './router'
import { clockText } from './time'
import { moveId } from '../api/moves'
import { line, percent, sampled } from '../table/chances'
import { bySuit, toAddress, toServer } from '../games/fantasy_realms/wild'
import { logLines } from '../table/log'

describe('plural forms', () => {
  const forms = ['очко', 'очка', 'очков']
  it('follows Russian numbers', () => {
    const at = (n: number) => plural('ru', n, forms)
    expect([1, 21, 101].map(at)).toEqual(['очко', 'очко', 'очко'])
    expect([2, 3, 4, 22, 104].map(at)).toEqual(Array(5).fill('очка'))
    expect([0, 5, 11, 12, 14, 20, 111, 112].map(at)).toEqual(Array(8).fill('очков'))
    expect(at(-1)).toBe('очко')
  })
  it('follows English numbers', () =>
    expect([0, 1, 2].map((n) => plural('en', n, ['point', 'points']))).toEqual(['points', 'point', 'points']))
  it('fills templates', () => {
    expect(fill('{n} {n:карта|карты|карт}: {name}', 'ru', { n: 3, name: 'Аня' })).toBe('3 карты: Аня')
    expect(fill('{unknown}', 'en')).toBe('{unknown}')
  })
})

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

describe('addresses', () => {
  const patterns = [
    { page: 'home', path: '/' },
    { page: 'replay', path: '/replay/:id' },
  ]
  it('are matched with their values', () => {
    expect(match(patterns, '').page).toBe('home')
    expect(match(patterns, '#/').page).toBe('home')
    const found = match(patterns, '#/replay/ab%20c?at=17&seat=1')
    expect(found).toMatchObject({ page: 'replay', params: { id: 'ab c' } })
    expect([found.query.get('at'), found.query.get('seat')]).toEqual(['17', '1'])
  })
  it('that fit nothing are missing', () => {
    for (const hash of ['#/nowhere', '#/replay', '#/replay/a/b', '#/replay/%E0%A4'])
      expect(match(patterns, hash).page).toBe('missing')
  })
  it('are made from parts', () => {
    expect(link('/replay/a', { at: 3, seat: undefined })).toBe('#/replay/a?at=3')
    expect(link('/')).toBe('#/')
  })
})

describe('markdown', () => {
  it('reads headings, paragraphs, lists and tables', () => {
    const blocks = markdown(
      '# Title\n\nText **bold** and *soft*\nnext line.\n\n- one\n- two\n  - deeper\n\n1. first\n2. second\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> said\n\n```\ncode <b>\n```\n---',
    )
    expect(blocks.map((b) => b.kind)).toEqual([
      'heading',
      'paragraph',
      'list',
      'list',
      'table',
      'quote',
      'code',
      'line',
    ])
    const deep = blocks[2] as any
    expect(deep.items).toHaveLength(2)
    expect(deep.items[1].blocks[1].kind).toBe('list')
    expect(plainText((blocks[1] as any).inner)).toBe('Text bold and soft next line.')
  })
  it('knows rules by their ids', () => {
    const [first, list, table] = markdown(
      '**AN-07** The leader turns up a card.\n\n- **AN-08** Next.\n\n| rule | text |\n|--|--|\n| **AN-09** | words |',
    ) as any[]
    expect([first.id, list.items[0].id, table.rows[0].id]).toEqual(['AN-07', 'AN-08', 'AN-09'])
    expect(first.inner[0]).toEqual({ kind: 'rule', id: 'AN-07' })
  })
  it('never makes a link that runs', () => {
    expect(safeHref('javascript:alert(1)')).toBeUndefined()
    expect(inline('[x](javascript:alert)')).toEqual([{ kind: 'text', text: 'x' }])
    expect(inline('[x](https://example.org)')[0]).toMatchObject({ kind: 'link' })
    expect(inline('<img src=x onerror=alert(1)>')).toEqual([{ kind: 'text', text: '<img src=x onerror=alert(1)>' }])
  })
  it('leaves stars and underscores in words alone', () => {
    expect(plainText(inline('2 * 3 * 4 and snake_case_name'))).toBe('2 * 3 * 4 and snake_case_name')
    expect(plainText(inline('\\*not soft\\*'))).toBe('*not soft*')
  })
  it('ends on anything', () => {
    for (const odd of ['', '\n\n', '|', '- ', '*', '**', '```', '> ', '1.', '| a |\n|--|', '- a\n\n\n- b', '#'])
      expect(() => markdown(odd)).not.toThrow()
  })
})

it('clocks', () => expect([0, 42, 61.2, 3723].map(clockText)).toEqual(['0:00', '0:42', '1:02', '1:02:03']))

describe('move numbers', () => {
  const moves = [
    { name: 'take', start: 0, args: [['row', 2]] as [string, number][], final: false },
    {
      name: 'give_to',
      start: 13,
      args: [
        ['seat', 6],
        ['row', 2],
      ] as [string, number][],
      final: false,
    },
  ]
  it('count the last argument fastest', () => {
    expect(moveId(moves, 'take', { row: 1 })).toBe(1)
    expect(moveId(moves, 'give_to', { seat: 2, row: 1 })).toBe(13 + 2 * 2 + 1)
  })
  it('exist only for what is declared', () => {
    expect(moveId(moves, 'fly', {})).toBeNull()
    expect(moveId(moves, 'take', { row: 2 })).toBeNull()
  })
})

it('the log marks harm that is done to me', () => {
  const lines = logLines(
    [
      { number: 4, kind: 'steal', args: { seat: 1, card: 7, seat2: 0 }, text: 'b robs a' },
      { number: 4, kind: 'take', args: { seat: 0, card: 3 }, text: 'a takes' },
      { number: 5, kind: 'give', args: { seat: 1, card: 8, seat2: 0 }, text: 'b gives a' },
    ],
    0,
    ['steal'],
  )
  expect(lines.map((line) => line.against)).toEqual([true, false, false])
  expect(lines.map((line) => line.seats)).toEqual([[1, 0], [0], [1, 0]])
  expect(new Set(lines.map((line) => line.key)).size).toBe(3)
})

describe('chances', () => {
  it('are drawn at few enough moments, with the ends and the turning points', () => {
    expect(sampled(5, 100)).toEqual([0, 1, 2, 3, 4])
    const many = sampled(3500, 200, [1234, 9999])
    expect(many.length).toBeLessThanOrEqual(202)
    expect([many[0], many.at(-1), many.includes(1234), many.includes(9999)]).toEqual([0, 3499, true, false])
    expect(sampled(1, 9)).toEqual([0])
    expect(sampled(0, 9)).toEqual([])
  })
  it('become a line', () =>
    expect(
      line(
        [
          [0, 1],
          [0.5, 0.5],
        ],
        1,
        [0, 1],
        (frame) => frame * 10,
        (share) => share * 100,
      ),
    ).toBe('M0.0 100.0L10.0 50.0'))
  it('are said as percent', () => expect([percent(0.124, 'ru'), percent(1, 'en')]).toEqual(['12\u00a0%', '100%']))
})

describe('choices of wild cards', () => {
  it('go into the address and on to the server', () => {
    const address = toAddress({ mirage: 10, book_card: 16, book_suit: 7, island: null })
    expect(address).toBe('mirage:rainstorm,book_of_changes:candle:beast')
    expect(JSON.parse(toServer(address))).toEqual({
      mirage: 'rainstorm',
      book_of_changes: { card: 'candle', suit: 'beast' },
    })
    expect([toAddress({}), toServer('')]).toEqual(['', '{}'])
  })
  it('are listed by suit', () =>
    expect(bySuit([0, 50, 4])).toEqual([
      [0, [0, 4]],
      [10, [50]],
    ]))
})
