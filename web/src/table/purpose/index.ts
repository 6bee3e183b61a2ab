// Tables with a purpose: each kind has a panel of its own beside the table, loaded when it is needed.
import type { Component } from 'svelte'
import type { PurposeInfo } from '../../api/types'
import type { PurposeProps } from './props'

type Panel = () => Promise<{ default: Component<PurposeProps> }>

/** A kind without a panel is played like any other table. */
export const panels: Partial<Record<PurposeInfo['kind'], Panel>> = {
  example: () => import('./ExamplePanel.svelte'),
  daily: () => import('./Daily.svelte'),
  puzzle: () => import('./puzzle/Puzzle.svelte'),
  lesson: () => import('./Lesson.svelte'),
}
