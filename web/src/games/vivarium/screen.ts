import { MediaQuery } from 'svelte/reactivity'

/** Room for the journal's right page beside the board; else dominoes and plans lie with the hand. */
export const roomy = new MediaQuery('(min-width: 961px) and (min-height: 560px)')
/** Room on that page for what has just happened, whatever else stands there. */
export const vast = new MediaQuery('(min-width: 1600px) and (min-height: 1000px)')
/** Room for whole sentences on buttons. */
export const wide = new MediaQuery('(min-width: 1200px) and (min-height: 560px)')
/** Room for everything on that page at full size. */
export const tall = new MediaQuery('(min-height: 840px)')
