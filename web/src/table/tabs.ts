import type { Key } from '../lib/i18n.svelte'
import type { IconName } from '../ui/Icon.svelte'

export type Tab = 'log' | 'chat' | 'analysis' | 'rules' | 'about'

/** The drawers of the table: over its right side, or from below on a phone. */
export const TABS: Record<Tab, { icon: IconName; label: Key }> = {
  log: { icon: 'scroll-text', label: 'table.log' },
  chat: { icon: 'message-circle', label: 'table.chat' },
  analysis: { icon: 'chart-line', label: 'chance.tab' },
  rules: { icon: 'book-open', label: 'rules.title' },
  about: { icon: 'info', label: 'table.about' },
}
