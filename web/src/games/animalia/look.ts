import type { PatternName } from '../../ui/face'

/** The families in the order of the rules' numbers; the owl is the sixth. */
export const FAMILIES: { icon: string; colour: string; pattern: PatternName }[] = [
  { icon: 'cat', colour: '#b04e16', pattern: 'stripes' },
  { icon: 'horse', colour: '#6d4a29', pattern: 'lines' },
  { icon: 'dog', colour: '#1d5fa3', pattern: 'dots' },
  { icon: 'rabbit', colour: '#8b3a7c', pattern: 'diamonds' },
  { icon: 'parrot', colour: '#27733a', pattern: 'scales' },
  { icon: 'owl', colour: '#4b4657', pattern: 'rays' },
]
export const KINDS = ['champion', 'smart', 'cute', 'rascal', 'thief', 'spy', 'joker'] as const
export const POWERS = ['thief', 'spy', 'joker'] as const
export const OWL = 35

export const familyOf = (card: number) => Math.floor(card / KINDS.length)
export const kindOf = (card: number) => (card === OWL ? undefined : KINDS[card % KINDS.length])
