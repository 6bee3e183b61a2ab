// Looking for words in a text: whatever form they have there. The server knows the forms.
import type { RulesBlock as Block, RulesPiece as Piece } from '../api/types'

/** For each word that is looked for, the words that mean it. */
export type Forms = readonly (readonly string[])[]

const WORD = /[\p{L}\p{N}_]+/gu
const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? []

const mentions = (text: string, forms: Forms): boolean => {
  const words = new Set(wordsOf(text))
  return forms.length > 0 && forms.every((one) => one.some((form) => words.has(form)))
}

/** All the words of a text. */
export const plainText = (nodes: readonly Piece[] = []): string =>
  nodes.map((one) => one.text ?? plainText(one.inner)).join('')

/** A table whose first column holds nothing but ids of rules, without it: its rows keep them. */
export function withoutIds(block: Block): Block {
  const { head = [], rows = [] } = block
  if (block.kind !== 'table' || !rows.every((row) => row.id && plainText(row.cells[0]) === row.id)) return block
  return { ...block, head: head.slice(1), rows: rows.map((row) => ({ ...row, cells: row.cells.slice(1) })) }
}

/** The words of a text that were looked for, set off. */
function marked(nodes: Piece[], wanted: ReadonlySet<string>): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (node.inner) return [{ ...node, inner: marked(node.inner, wanted) }]
    if (node.kind !== 'text') return [node]
    const parts = (node.text ?? '').split(/([\p{L}\p{N}_]+)/u).filter(Boolean)
    return parts.map((text) => ({ kind: wanted.has(text.toLowerCase()) ? 'mark' : 'text', text }))
  })
}

/** What of a text speaks of the words, with the headings above it. `textOf` tells what is only shown. */
export function found(blocks: readonly Block[], forms: Forms, textOf: (block: Block) => string = () => ''): Block[] {
  const wanted = new Set(forms.flat())
  const out: Block[] = []
  let heading: Block | null = null
  const keep = (block: Block) => {
    if (heading) out.push(heading)
    heading = null
    out.push(block)
  }
  for (const block of blocks)
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
        if (block.kind === 'heading') heading = block
        if (mentions(plainText(block.inner), forms)) keep({ ...block, inner: marked(block.inner ?? [], wanted) })
        break
      case 'table': {
        const rows = (block.rows ?? []).filter((row) =>
          mentions(row.cells.map((cell) => plainText(cell)).join(' '), forms),
        )
        const shown = rows.map((row) => ({ ...row, cells: row.cells.map((cell) => marked(cell, wanted)) }))
        if (rows.length) keep({ ...block, rows: shown })
        break
      }
      case 'list': {
        const items = (block.blocks ?? []).flatMap((item) => {
          const inner = found(item.blocks ?? [], forms, textOf)
          return inner.length ? [{ ...item, blocks: inner }] : []
        })
        if (items.length) keep({ ...block, blocks: items })
        break
      }
      case 'quote': {
        const inner = found(block.blocks ?? [], forms, textOf)
        if (inner.length) keep({ ...block, blocks: inner })
        break
      }
      case 'example':
        if (mentions(textOf(block), forms)) keep(block)
        break
      default: // code, lines and pictures say nothing that is looked for
    }
  return out
}
