/** Influence: royal, church, mystic. */
export const COLOURS = ['#2b4f9e', '#2a6b3c', '#8a5f00'] as const
