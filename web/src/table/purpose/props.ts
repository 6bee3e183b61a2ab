import type { LiveModel } from '../live-model.svelte'
import type { LiveTable } from '../live.svelte'

/** What every panel is given. */
export interface PurposeProps {
  live: LiveTable
  model: LiveModel
  /** Which one of its kind. */
  id: string
}
