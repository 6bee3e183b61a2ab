import { describe, expect, it } from 'vitest'
import { inline, markdown, plainText, safeHref, withoutIds } from './markdown'

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
  it('shows components and examples where a comment says so, and no other comment', () => {
    const blocks = markdown('one\n\n<!-- cards card 3 12 -->\n\n<!-- a note -->\n\n<!-- example two_owls -->')
    expect(blocks.slice(1)).toEqual([
      { kind: 'cards', list: 'card', ids: [3, 12] },
      { kind: 'example', name: 'two_owls' },
    ])
  })
  it('knows rulings by their numbers', () => {
    const [list] = markdown('- **A-07** *Whom to rob.* The book is silent.\n- **[key]** *Read so.* Why.') as any[]
    expect(list.items.map((item: any) => item.id)).toEqual(['A-07', '[key]'])
  })
  it('knows rules by their ids', () => {
    const [first, list, table] = markdown(
      '**XX-07** The leader turns up a card.\n\n- **XX-08** Next.\n\n| rule | text |\n|--|--|\n| **XX-09** | words |',
    ) as any[]
    expect([first.id, list.items[0].id, table.rows[0].id]).toEqual(['XX-07', 'XX-08', 'XX-09'])
    expect(first.inner[0]).toEqual({ kind: 'rule', id: 'XX-07' })
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
  it('puts away a column of ids, and finds its rows by them', () => {
    const [table] = markdown('| rule | rank |\n|---|---|\n| XX-01 | 7 |').map(withoutIds)
    expect(table).toEqual({
      kind: 'table',
      head: [inline('rank')],
      rows: [{ id: 'XX-01', cells: [inline('7')] }],
    })
  })
  it('ends on anything', () => {
    for (const odd of ['', '\n\n', '|', '- ', '*', '**', '```', '> ', '1.', '| a |\n|--|', '- a\n\n\n- b', '#'])
      expect(() => markdown(odd)).not.toThrow()
  })
})
