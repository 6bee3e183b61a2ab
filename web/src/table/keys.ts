// The keys of a table: figures press cards of the hand, or buttons where no card may be chosen;
// letters press buttons and open drawers, arrows walk among what may be chosen.
import { within } from '../lib/within'
import type { TableContext } from './context.svelte'
import type { Action } from './game'
import type { Tab } from './tabs'

export interface KeyTargets {
  table: TableContext
  actions: readonly Action[]
  press(action: Action): void
  undo: (() => void) | undefined
  show(tab: Tab): void
  help(): void
}

/** The same places on a Russian keyboard. */
const RUSSIAN: Record<string, string> = { t: 'е', p: 'з', u: 'г', l: 'д', c: 'с', r: 'к' }
const CHOOSABLE = '.shell button.card.lit, .shell .cover, .shell .bar .buttons button, .shell [data-target]'

/** Does what the key says; one that says nothing here is left to the browser. */
export function pressKey(event: KeyboardEvent, targets: KeyTargets): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (within(event.target, 'input, textarea, select, [contenteditable]')) return
  if (obey(event.key.toLowerCase(), targets)) event.preventDefault()
}

function obey(key: string, { table, actions, press, undo, show, help }: KeyTargets): boolean {
  const is = (letter: string | undefined) => letter !== undefined && (key === letter || key === RUSSIAN[letter])
  const action = actions.find((one) => is(one.key))
  if (key === 'escape') return putBack(table)
  if (action) press(action)
  else if (/^[1-9]$/.test(key)) return pressNumber(Number(key) - 1, actions, press)
  else if (is('u') && undo) undo()
  else if (is('l')) show('log')
  else if (is('c')) show('chat')
  else if (is('r')) show('rules')
  else if (key === '?' || key === ',') help()
  else return key.startsWith('arrow') && walk(key === 'arrowright' || key === 'arrowdown' ? 1 : -1)
  return true
}

/** The n-th card of the hand, if one of them may be chosen, else the n-th button. */
function pressNumber(n: number, actions: readonly Action[], press: (action: Action) => void): boolean {
  const cards = [...document.querySelectorAll<HTMLElement>('.shell .own button.card')]
  const action = actions[n]
  if (cards.some((card) => card.classList.contains('lit'))) cards[n]?.click()
  else if (action) press(action)
  else return false
  return true
}

function putBack(table: TableContext): boolean {
  if (table.refusal) table.refusal = null
  else if (table.staged) table.staged = null
  else if (table.picked) table.picked = null
  else return false
  return true
}

function walk(step: 1 | -1): boolean {
  const targets = [...document.querySelectorAll<HTMLElement>(CHOOSABLE)].filter(
    (one) => one.offsetParent !== null && !(one as HTMLButtonElement).disabled,
  )
  const at = targets.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? (step > 0 ? 0 : targets.length - 1) : (at + step + targets.length) % targets.length
  targets[next]?.focus()
  return targets.length > 0
}
