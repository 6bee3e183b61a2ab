// How much room there is, in the shell's terms.
import { MediaQuery } from 'svelte/reactivity'

/** A phone held upright, or a window as narrow: drawers come from below. */
export const phone = new MediaQuery('(max-width: 960px)')
/** A phone on its side, 200 % zoom: board on the left, question and hand on the right. */
export const short = new MediaQuery('(max-height: 559px)')
/** Either of them: players are chips, cards are small. */
export const compact = new MediaQuery('(max-width: 960px), (max-height: 559px)')
/** A drawer may stay open beside the table. */
export const roomy = new MediaQuery('(min-width: 1600px)')
/** Beside what stands there anyway, there is room for a sentence or two. */
export const wide = new MediaQuery('(min-width: 1200px)')
