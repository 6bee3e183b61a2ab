// Components by the names that people type: the one that is shown, that of the other language,
// second names; in any case, the nearest ones for a misspelt name.
import type { GameWords } from './types'

export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

type Named = Pick<GameWords, 'names' | 'also'>
const namesOf = (words: Named, list: string, id: number): string[] =>
  [words.names[list]![id]!, ...(words.also[list]?.[id] ?? [])].map(plain)

/** How many letters must be put in, left out or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}

export interface Found {
  ids: number[]
  /** Nothing has this name: these look like it. */
  guessed: boolean
}

/** The components of a list of which some name holds the text; if there is none, those whose names
 * are nearest. */
export function findNamed(words: Named, list: string, text: string): Found {
  const wanted = plain(text)
  const all = (words.names[list] ?? []).map((_, id) => [id, namesOf(words, list, id)] as const)
  const exact = all.filter(([, names]) => names.some((name) => name.includes(wanted))).map(([id]) => id)
  if (exact.length || !wanted) return { ids: exact, guessed: false }
  const most = Math.max(1, Math.floor(wanted.length / 3))
  const near = all
    .map(([id, names]) => [Math.min(...names.map((name) => distance(wanted, name))), id] as const)
    .filter(([off]) => off <= most)
    .sort(([a], [b]) => a - b)
  return { ids: near.map(([, id]) => id).slice(0, 3), guessed: near.length > 0 }
}
