// Signs that may be said in place of words. They travel as emoji and are drawn in our own hand, as
// not every device has pictures for them.
import type { Key } from '../lib/i18n.svelte'
import type { IconName } from '../ui/Icon.svelte'

export interface Reaction {
  text: string
  icon: IconName
  name: Key
}

export const REACTIONS: readonly Reaction[] = [
  { text: '👍', icon: 'thumbs-up', name: 'chat.r0' },
  { text: '😄', icon: 'laugh', name: 'chat.r1' },
  { text: '🙁', icon: 'frown', name: 'chat.r2' },
  { text: '❤️', icon: 'heart', name: 'chat.r3' },
  { text: '🎉', icon: 'party-popper', name: 'chat.r4' },
]
export const PHRASES = ['chat.q0', 'chat.q1', 'chat.q2', 'chat.q3', 'chat.q4'] as const

export const reactionOf = (text: string) => REACTIONS.find((one) => one.text === text)
