// What a game gives to the client. All of it is optional, and is loaded when it is needed.
import type { Component } from 'svelte'
import type { EventInfo, GameWords, LegalMove, Result } from '../api/types'
import type { Lang } from '../lib/plural'
import type { PageProps } from '../lib/router'
import type { FaceOf, Lying, Picture } from '../ui/face'
import type { IconName } from '../ui/Icon.svelte'
import type { Scene } from '../ui/scene'
import type { TableContext } from './context.svelte'

/** How wide a card lies on the table, in px; a flat one may have a `ratio` of its own. */
export interface CardSize {
  width: number
  wide?: Lying
  ratio?: string
}

/** What a game's index.ts says. */
export interface GameClient {
  id: string
  /** The picture on the home page: the game's own components, 4 : 3 or wider, no words. */
  HomePicture?: () => Promise<{ default: Component }>
  /** What is painted behind that picture. */
  backdrop?: Scene
  /** The table; without it the general one serves. */
  table?: () => Promise<GameTable>
  /** What is printed on the components, by list and number: faces(words)('card', 12). */
  faces?: () => Promise<{ faces: (words: GameWords) => FaceOf }>
  /** The sizes at which its cards lie on its table with their words; tested for overflow. */
  cardSizes?: readonly CardSize[]
  /** Further pages, such as a calculator: path under '#', with :params. One with a label is linked from the home page and the rules. */
  pages?: {
    path: string
    label?: Record<Lang, string>
    icon?: IconName
    load: () => Promise<{ default: Component<PageProps> }>
  }[]
}

/** What a game's table and hand are given: the table, seen from one seat. */
// The shell does not know what a game's view holds.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface TableProps<View = any> {
  table: TableContext<View>
}

/** A button of the action bar. Either it plays a legal move or it runs something of the client. */
export interface Action {
  text: string
  move?: LegalMove
  run?: () => void
  kind?: string // of the move that it leads to, where it runs something
  tone?: 'primary' | 'plain' | 'danger'
  icon?: IconName
  key?: string // a letter of the keyboard
  pressed?: boolean
  advised?: boolean // the hint means it; of a move that is known anyway
  gain?: string | undefined // what it brings: "+6", "stays 142"
}

/** Buttons that say what each legal move of a kind says. */
export const buttons = (table: TableContext, kind: string, more: Partial<Action> = {}): Action[] =>
  table.all(kind).map((move) => ({ text: move.text, move, ...more }))

/** What a game says about an event that deserves to be seen. */
export interface Spectacle {
  anchor: string // data-anchor of the place where it happens
  picture?: Picture | undefined
  tone: 'good' | 'bad' | 'plain'
}

/** What a game's table module gives: import it lazily from the game's index.ts. */
export interface GameTable {
  Table: Component<TableProps>
  /** Own cards and things: always on screen, below the action bar. */
  Hand?: Component<TableProps>
  /** What everybody may know of a player, inside the seat that the shell draws. */
  Seat?: Component<TableProps & { seat: number }>
  /** At most four buttons; without it: all legal moves if they are at most four. */
  actions?: (table: TableContext) => Action[]
  /** Instead of the server's question while something is being prepared here: a lifted card … */
  sentence?: (table: TableContext) => string | undefined
  /** The game's own score pad, shown above the explained points. */
  Score?: Component<TableProps & { result: Result }>
  /** Events in which one player harms another: the log marks those done to me. */
  harms?: readonly string[]
  /** For the header: round, season … */
  status?: (table: TableContext) => string
  /** Seats tell the points all along: at the end the shell does not say them again. */
  tellsPoints?: true
  /** A few words or numbers beside a player's name, and beside my own question. */
  summary?: (table: TableContext, seat: number) => string
  /** What is worth a burst: somebody struck, a land claimed, a prize won. */
  spectacle?: (event: EventInfo, table: TableContext) => Spectacle | undefined
}
