// How the generic table reads a view that it knows nothing about: as facts, things, grids and players.
//
// What a field holds is told by its text `view.<field>`, where the game gives one: "Hand: {card}" are
// names of the list `card`, "First: {seat}" is a player, "{n} {n:point|points}" is a number in a
// sentence, "Deck" is just a label. Else by its own name: `card`, `cards`, `top_card` are names of the
// list `card` too. Anything else is shown as it is, under the field's name.
import type { GameWords, MoveInfo } from '../../api/types'
import { figure } from '../../lib/number'
import { fill, type Lang } from '../../lib/plural'

export interface Known {
  words: Pick<GameWords, 'names' | 'view'>
  names: readonly string[] // of the players
  moves: readonly MoveInfo[]
  lang: Lang
  yes: string
  no: string
}

/** Something on the table that a move may speak of: a component, a cell of a grid, a player. */
export interface Thing {
  list: string
  id: number
  text: string
  /** What a move says when it means this. */
  args: Record<string, number>
  /** The player whose mark it bears. */
  seat?: number | undefined
}

export interface Group {
  title: string
  thing: Thing | null
  parts: Part[]
}

export type Part =
  | { kind: 'fact'; label: string; text: string }
  | { kind: 'things'; label: string; things: Thing[]; hidden: number }
  | { kind: 'grid'; label: string; columns: number; cells: Thing[] }
  | { kind: 'groups'; label: string; groups: Group[] }

/** What stands where there is nothing. */
export const NOTHING = '—'

export interface Reading {
  shared: Part[]
  players: Part[][] // by seat; empty where the view does not tell them apart
}

type Fields = Record<string, unknown>
type Scalar = string | number | boolean | null

const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== 'object'
const isFields = (value: unknown): value is Fields => !isScalar(value) && !Array.isArray(value)
/** `card2` means a `card`, as in the game's words. */
const base = (key: string) => key.replace(/\d+$/, '')
const human = (key: string) => (key.charAt(0).toUpperCase() + key.slice(1)).replaceAll('_', ' ')

/** The whole view; what it asks is said elsewhere. */
export function read(view: Fields, known: Known): Reading {
  const reader = new Reader(known)
  const fields = Object.entries(view).filter(([key]) => key !== 'ask')
  const tellsPlayers = ([, value]: [string, unknown]) =>
    Array.isArray(value) && value.length === known.names.length && value.every(isFields)
  const players = fields.find((field) => field[0] === 'players' && tellsPlayers(field)) ?? fields.find(tellsPlayers)
  return {
    shared: fields.filter((field) => field !== players).map(([key, value]) => reader.part(key, value)),
    players: ((players?.[1] ?? []) as Fields[]).map((one) => reader.parts(one)),
  }
}

/** Everything that is shown and may be chosen. */
export function thingsIn(parts: readonly Part[]): Thing[] {
  return parts.flatMap((part) => {
    if (part.kind === 'things') return part.things
    if (part.kind === 'grid') return part.cells
    if (part.kind === 'groups') return part.groups.flatMap((one) => [one.thing ?? [], thingsIn(one.parts)].flat())
    return []
  })
}

/** A number in a sentence of its own: "24 points". */
export const isSaid = (part: Part): boolean => part.kind === 'fact' && part.label === ''

/** The few words that stand for a player: sentences of their own, else the first fact. */
export function inAWord(parts: readonly Part[]): string {
  const facts = parts.flatMap((part) => (part.kind === 'fact' ? part : []))
  const said = facts.filter(isSaid)
  return (said.length ? said : facts.slice(0, 1))
    .map(({ label, text }) => (label ? `${label} ${text}` : text))
    .join(' · ')
}

/** A part as a line of text. */
export function inWords(part: Part): { label: string; text: string } {
  const { label } = part
  if (part.kind === 'fact') return { label, text: part.text }
  if (part.kind === 'things') {
    const names = [...part.things.map((one) => one.text), ...(part.hidden ? [`+${part.hidden}`] : [])]
    return { label, text: names.join(' ') }
  }
  if (part.kind === 'grid') return { label, text: part.cells.map((one) => one.text || '·').join(' ') }
  const group = ({ title, parts }: Group) =>
    [title, ...parts.map(inWords).map((one) => `${one.label} ${one.text}`.trim())].filter(Boolean).join(' ')
  return { label, text: part.groups.map(group).join('; ') }
}

class Reader {
  constructor(private known: Known) {}

  parts(fields: Fields, without?: string): Part[] {
    return Object.entries(fields)
      .filter(([key]) => key !== without)
      .map(([key, value]) => this.part(key, value))
  }

  part(key: string, value: unknown): Part {
    const label = this.label(key)
    if (isScalar(value)) return this.fact(key, value)
    if (isFields(value)) return { kind: 'groups', label, groups: [this.group(value, '')] }
    const items = value as unknown[]
    if (!items.length) return { kind: 'fact', label, text: NOTHING }
    if (items.every(isScalar)) return this.row(key, items)
    if (items.every(isRow) && isMatrix(items)) return this.grid(key, items.flat(), items[0]!.length)
    const groups = items.map((one, i) => this.group(isFields(one) ? one : { '': one }, `${i + 1}`))
    return { kind: 'groups', label, groups }
  }

  /** A number in a sentence, or a label and its value. */
  private fact(key: string, value: Scalar): Part {
    const text = this.known.words.view[key]
    return typeof value === 'number' && text !== undefined && /\{n\b/.test(text)
      ? { kind: 'fact', label: '', text: fill(text, this.known.lang, { n: value }) }
      : { kind: 'fact', label: this.label(key), text: this.text(key, value) }
  }

  /** Values side by side: the cells of a board, components with their names, or what they are. */
  private row(key: string, values: Scalar[]): Part {
    const label = this.label(key)
    const list = this.listOf(key)
    const isIds = new Set(values).size === values.length && values.every((one) => typeof one === 'number')
    if (!isIds && this.cellArg(values.length, list)) {
      const side = Math.sqrt(values.length)
      return this.grid(key, values, Number.isInteger(side) ? side : values.length)
    }
    if (list === undefined) return { kind: 'fact', label, text: values.map((one) => this.text(key, one)).join(' · ') }
    const ids = values.filter((one) => typeof one === 'number' && one >= 0) as number[]
    return { kind: 'things', label, things: ids.map((id) => this.thing(list, id)), hidden: values.length - ids.length }
  }

  private grid(key: string, values: Scalar[], columns: number): Part {
    const list = this.listOf(key)
    const where = this.cellArgs(values.length, columns, list)
    const cells = values.map((value, i): Thing => {
      const isEmpty = value === null || (typeof value === 'number' && list !== undefined && value < 0)
      return {
        list: key,
        id: i,
        text: isEmpty ? '' : this.text(key, value),
        args: where(i),
        seat: list === 'seat' && !isEmpty ? (value as number) : undefined,
      }
    })
    return { kind: 'grid', label: this.label(key), columns, cells }
  }

  /** An object, called after the thing it is about, if it names one. */
  private group(fields: Fields, title: string): Group {
    const named = Object.entries(fields).find(
      ([key, value]) => typeof value === 'number' && value >= 0 && (this.listOf(key) ?? this.argOf(key)) !== undefined,
    )
    if (!named) return { title, thing: null, parts: this.parts(fields) }
    const [key, id] = named as [string, number]
    const thing = this.thing(this.listOf(key) ?? base(key), id)
    return { title: thing.text, thing, parts: this.parts(fields, key) }
  }

  private thing(list: string, id: number): Thing {
    const seat = list === 'seat' ? id : undefined
    return { list, id, text: this.name(list, id), args: { [list]: id }, seat }
  }

  private name(list: string, id: number): string {
    const names = list === 'seat' ? this.known.names : this.known.words.names[list]
    return names?.[id] ?? `${human(list)} ${id + 1}`
  }

  private label(key: string): string {
    const text = this.known.words.view[key]
    return text === undefined ? human(key) : text.replace(/[\s:]*\{[^}]*\}/g, '').trim()
  }

  private text(key: string, value: Scalar): string {
    if (value === null || value === '') return NOTHING
    if (typeof value === 'boolean') return value ? this.known.yes : this.known.no
    if (typeof value === 'string') return this.known.words.view[`${key}.${value}`] ?? human(value)
    const list = this.listOf(key)
    return list !== undefined && value >= 0 ? this.name(list, value) : figure(value)
  }

  /** Of which list a field's numbers are: by its text, else by its name. */
  private listOf(key: string): string | undefined {
    const lists = [...Object.keys(this.known.words.names), 'seat']
    const said = /\{(\w+)/.exec(this.known.words.view[key] ?? '')?.[1]
    if (said !== undefined) return lists.find((list) => list === base(said))
    const name = base(key)
    return lists.find((list) => [list, `${list}s`].some((end) => name === end || name.endsWith(`_${end}`)))
  }

  private argOf(key: string): string | undefined {
    return this.known.moves.flatMap((move) => move.args).find(([name]) => name === base(key))?.[0]
  }

  /** The argument of a move that counts this many cells. */
  private cellArg(cells: number, contents: string | undefined): string | undefined {
    const isCell = ([name, size]: [string, number]) =>
      size === cells && base(name) !== 'seat' && base(name) !== contents
    return this.known.moves.flatMap((move) => move.args).find(isCell)?.[0]
  }

  /** What a move says when it means a cell: its number, its row and column, or its column alone. */
  private cellArgs(
    cells: number,
    columns: number,
    contents: string | undefined,
  ): (i: number) => Record<string, number> {
    const all = this.cellArg(cells, contents)
    if (all !== undefined) return (i) => ({ [base(all)]: i })
    const named = (start: string, size: number) =>
      this.known.moves.flatMap((move) => move.args).find(([name, n]) => name.startsWith(start) && n === size)?.[0]
    const row = named('row', cells / columns)
    const column = named('col', columns)
    return (i) => ({
      ...(row !== undefined && { [row]: Math.floor(i / columns) }),
      ...(column !== undefined && { [column]: i % columns }),
    })
  }
}

const isRow = (value: unknown): value is Scalar[] => Array.isArray(value) && value.every(isScalar)
const isMatrix = (rows: Scalar[][]) =>
  rows.length > 1 && rows[0]!.length > 1 && rows.every((row) => row.length === rows[0]!.length)
