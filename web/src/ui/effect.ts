// What a card says on its face, marked up: `*+12*` is a signal word, `_beast_` the name of a kind.
export interface Piece {
  text: string
  tone: 'plain' | 'good' | 'bad' | 'strong' | 'kind'
}

const MARKED = /\*([^*]+)\*|_([^_]+)_/g

export function pieces(effect: string): Piece[] {
  const found: Piece[] = []
  let end = 0
  for (const match of effect.matchAll(MARKED)) {
    if (match.index > end) found.push({ text: effect.slice(end, match.index), tone: 'plain' })
    const [whole, signal, kind] = match
    if (kind !== undefined) found.push({ text: kind, tone: 'kind' })
    else found.push({ text: signal!, tone: /^\+/.test(signal!) ? 'good' : /^[−-]/.test(signal!) ? 'bad' : 'strong' })
    end = match.index + whole.length
  }
  if (end < effect.length) found.push({ text: effect.slice(end), tone: 'plain' })
  return found
}

/** The same words without markup, to be read out. */
export const plainEffect = (effect: string): string =>
  pieces(effect)
    .map((piece) => piece.text)
    .join('')
