// The little of Markdown that rule books need: headings, paragraphs, lists, tables, quotes, code,
// bold, italics, links. It builds a tree, never HTML, so nothing in the text can run. A comment may
// name what is shown in its place: components (`cards card 3 7`) or an example (`example NAME`).
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em' | 'del'; inner: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule'; id: string }
  | { kind: 'mark'; text: string } // a word that was looked for
  | { kind: 'link'; href: string; inner: Inline[] }
  | { kind: 'break' }

export type Block =
  | { kind: 'heading'; level: number; inner: Inline[]; id: string }
  | { kind: 'paragraph'; inner: Inline[]; id?: string }
  | { kind: 'list'; ordered: boolean; start: number; items: { id?: string; blocks: Block[] }[] }
  | { kind: 'table'; head: Inline[][]; rows: { id?: string; cells: Inline[][] }[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'line' }
  | { kind: 'cards'; list: string; ids: number[] }
  | { kind: 'example'; name: string }

const RULE = /^\s*\**([A-Z]{2,3}-\d{2,3}[a-z]?)\**(?=\W|$)/
const RULING = /^\*\*([A-Z]-?\d{1,2}|\[\w+\])\*\*/ // a decision of ours: its number, or the key of a reading
const ruleId = (text: string): string | undefined => (RULE.exec(text) ?? RULING.exec(text))?.[1]
const SHOWN = /^<!-- (cards|example) (.+?) -->$/

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

export function safeHref(href: string): string | undefined {
  return /^(https?:\/\/|#|mailto:)/i.test(href) ? href : undefined
}

export function inline(text: string): Inline[] {
  const out: Inline[] = []
  let plain = ''
  const flush = () => {
    if (plain) out.push({ kind: 'text', text: plain })
    plain = ''
  }
  const push = (part: Inline) => {
    flush()
    out.push(part)
  }
  let i = 0
  while (i < text.length) {
    const rest = text.slice(i)
    let m: RegExpExecArray | null
    if ((m = /^\\([\\`*_{}[\]()#+\-.!|~<>])/.exec(rest))) plain += m[1]
    else if ((m = /^`([^`]+)`/.exec(rest))) push({ kind: 'code', text: m[1]! })
    else if ((m = /^\*\*([A-Z]{2,3}-\d{2,3}[a-z]?)\*\*/.exec(rest) ?? RULING.exec(rest)))
      push({ kind: 'rule', id: m[1]! })
    else if ((m = /^\*\*(?=\S)([\s\S]*?\S)\*\*/.exec(rest))) push({ kind: 'strong', inner: inline(m[1]!) })
    else if ((m = /^\*(?=\S)([^*]*?[^\s*])\*/.exec(rest))) push({ kind: 'em', inner: inline(m[1]!) })
    else if (!/\w$/.test(plain) && (m = /^_(?=\S)([^_]*?[^\s_])_(?!\w)/.exec(rest)))
      push({ kind: 'em', inner: inline(m[1]!) })
    else if ((m = /^~~(.+?)~~/.exec(rest))) push({ kind: 'del', inner: inline(m[1]!) })
    else if ((m = /^\[([^\]]+)\]\(([^()\s]+(?:\([^()\s]*\))?)\)/.exec(rest))) {
      flush()
      const href = safeHref(m[2]!)
      if (href) push({ kind: 'link', href, inner: inline(m[1]!) })
      else out.push(...inline(m[1]!))
    } else if ((m = /^(?: {2,}|\\)\n/.exec(rest))) push({ kind: 'break' })
    else if ((m = /^\n/.exec(rest))) plain += ' '
    else {
      plain += text[i]
      i++
      continue
    }
    i += m[0].length
  }
  flush()
  return out
}

const BULLET = /^(\s*)([-*+]|\d{1,3}[.)])\s+(.*)$/
const cells = (line: string) =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

export function markdown(source: string): Block[] {
  return blocks(
    source
      .replace(/\r\n?/g, '\n')
      .replace(/<!--[\s\S]*?-->/g, (comment) => (SHOWN.test(comment) ? comment : ''))
      .split('\n'),
  )
}

function blocks(lines: string[]): Block[] {
  const out: Block[] = []
  let i = 0
  while (i < lines.length) {
    const line = lines[i]!
    if (!line.trim()) {
      i++
      continue
    }
    let m: RegExpExecArray | null
    if ((m = SHOWN.exec(line))) {
      const [first = '', ...ids] = m[2]!.split(' ')
      out.push(
        m[1] === 'cards' ? { kind: 'cards', list: first, ids: ids.map(Number) } : { kind: 'example', name: first },
      )
      i++
    } else if ((m = /^\s*(```|~~~)/.exec(line))) {
      const body: string[] = []
      for (i++; i < lines.length && !lines[i]!.trim().startsWith(m[1]!); i++) body.push(lines[i]!)
      i++
      out.push({ kind: 'code', text: body.join('\n') })
    } else if ((m = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line))) {
      out.push({ kind: 'heading', level: m[1]!.length, inner: inline(m[2]!), id: slug(m[2]!) })
      i++
    } else if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(line)) {
      out.push({ kind: 'line' })
      i++
    } else if (/^\s*>/.test(line)) {
      const body: string[] = []
      for (; i < lines.length && /^\s*>/.test(lines[i]!); i++) body.push(lines[i]!.replace(/^\s*> ?/, ''))
      out.push({ kind: 'quote', blocks: blocks(body) })
    } else if (line.includes('|') && /^[\s|:-]+$/.test(lines[i + 1] ?? '') && (lines[i + 1] ?? '').includes('-')) {
      const head = cells(line).map(inline)
      const rows: { id?: string; cells: Inline[][] }[] = []
      for (i += 2; i < lines.length && lines[i]!.includes('|'); i++) {
        const row = cells(lines[i]!)
        const id = ruleId(row[0] ?? '')
        rows.push({ ...(id && { id }), cells: row.map(inline) })
      }
      out.push({ kind: 'table', head, rows })
    } else if ((m = BULLET.exec(line))) {
      const indent = m[1]!.length
      const ordered = /\d/.test(m[2]!)
      const items: { id?: string; blocks: Block[] }[] = []
      const start = ordered ? parseInt(m[2]!) : 1
      while (i < lines.length) {
        const at = BULLET.exec(lines[i]!)
        if (!at || at[1]!.length !== indent || /\d/.test(at[2]!) !== ordered) break
        const inner = indent + at[2]!.length + 1
        const body = [at[3]!]
        for (i++; i < lines.length; i++) {
          const next = lines[i]!
          const depth = next.length - next.trimStart().length
          if (!next.trim()) {
            const after = lines[i + 1] ?? ''
            if (!after.trim() || after.length - after.trimStart().length < inner) break
            body.push('')
          } else if (depth > indent) body.push(next.slice(Math.min(depth, inner)))
          else if (BULLET.test(next) || /^(#{1,6}\s|\s*>|\||```)/.test(next)) break
          else body.push(next) // a lazy continuation
        }
        const id = ruleId(at[3]!)
        items.push({ ...(id && { id }), blocks: blocks(body) })
        while (i < lines.length && !lines[i]!.trim() && BULLET.exec(lines[i + 1] ?? '')?.[1]?.length === indent) i++
      }
      out.push({ kind: 'list', ordered, start, items })
    } else {
      const body: string[] = []
      for (; i < lines.length && lines[i]!.trim(); i++) {
        const next = lines[i]!
        if (body.length && (/^(#{1,6}\s|\s*>|```)/.test(next) || (BULLET.test(next) && !/^\s*\d/.test(next)))) break
        body.push(next)
      }
      const text = body.join('\n').trim()
      const id = ruleId(text)
      out.push({ kind: 'paragraph', inner: inline(text), ...(id && { id }) })
    }
  }
  return out
}

/** All the text of a tree, for search. */
export function plainText(nodes: Inline[]): string {
  return nodes
    .map((n) => ('text' in n ? n.text : 'inner' in n ? plainText(n.inner) : n.kind === 'rule' ? n.id : ' '))
    .join('')
}

/** A table whose first column holds nothing but ids of rules, without it: its rows keep them as addresses. */
export function withoutIds(block: Block): Block {
  if (block.kind !== 'table' || !block.rows.every((row) => row.id && plainText(row.cells[0] ?? []) === row.id))
    return block
  const rows = block.rows.map((row) => ({ ...row, cells: row.cells.slice(1) }))
  return { ...block, head: block.head.slice(1), rows }
}
