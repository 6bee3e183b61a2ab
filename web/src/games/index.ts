// Every folder beside this file with an index.ts is a game's part of the client. Nothing else in
// the client names a game.
import type { Component } from 'svelte'
import type { Key } from '../lib/i18n.svelte'
import type { Face } from '../ui/face'
import type { IconName } from '../ui/Icon.svelte'
import type { GameTable } from '../table/props'
import type { GameWords } from '../api/types'

export type FaceOf = (list: string, id: number) => Face | undefined

export interface GameClient {
  id: string
  /** The picture on the home page: the game's own components, 8 : 5, no words. */
  HomePicture: () => Promise<{ default: Component }>
  /** The table; without it the general one serves. */
  table?: () => Promise<GameTable>
  /** What is printed on the components, by list and number: faces(words)('card', 12). */
  faces?: () => Promise<{ faces: (words: GameWords) => FaceOf }>
  /** Further pages, such as a calculator: path under '#', with :params. One with a label is linked from the home page and the rules. */
  pages?: {
    path: string
    label?: Key
    icon?: IconName
    load: () => Promise<{ default: Component<{ params: Record<string, string>; query: URLSearchParams }> }>
  }[]
}

const found = import.meta.glob<{ default: GameClient }>('./*/index.ts', { eager: true })

export const clients: Record<string, GameClient> = Object.fromEntries(
  Object.values(found).map(({ default: game }) => [game.id, game]),
)
