import { MediaQuery } from 'svelte/reactivity'
import { compact } from '../../lib/screen'
import type { View } from './types'

/** Where there is no room for cards with words on them, they are rows. */
export const rows = compact
/** The smallest phones. */
export const tiny = new MediaQuery('(max-width: 359px)')
export const roomy = new MediaQuery('(min-width: 1200px) and (min-height: 800px)')

/** Whether there is room beside the cards for what the hand gives and what happened. */
export const aside = ({ chaos, discard_goal }: View): boolean =>
  !rows.current && (roomy.current || (!chaos && (discard_goal ?? 0) <= 10))
