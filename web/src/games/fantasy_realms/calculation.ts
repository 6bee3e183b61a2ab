// What is being counted, as the address holds it, so that it can be sent to somebody:
// cards=a+b/c+d (a hand after another), choices=…/… (wild.ts; empty: the best), names=…/…,
// at=1 (the hand that is shown), discards=a+b, readings=key+key.
import type { GameWords } from '../../api/types'
import { cardIn, numberOf } from './look'
import type { ChosenIds } from './types'
import { toServer } from './wild'

export interface HandIn {
  readonly name: string
  readonly cards: readonly number[]
  /** The player's own choices; null: the best. */
  readonly choices: string | null
}

export interface Calculation {
  readonly hands: readonly HandIn[]
  readonly at: number
  readonly discards: readonly number[]
  readonly readings: readonly string[]
  /** Ids that no card has. */
  readonly lost: readonly string[]
}

const list = (text: string | null | undefined, by: RegExp | string) => (text ?? '').split(by)
const ids = (text: string | undefined) => [...new Set(list(text, /[\s+,]+/).filter(Boolean))]

export function readAddress(words: GameWords, query: URLSearchParams): Calculation {
  const choices = query.has('choices') ? list(query.get('choices'), '/') : []
  const names = list(query.get('names'), '/')
  const hands = list(query.get('cards'), '/')
  const known = (some: readonly string[]) => some.map((id) => numberOf(words, id)).filter((card) => card >= 0)
  const discarded = ids(query.get('discards') ?? '')
  return {
    hands: hands.map((one, i) => ({
      name: names[i] ?? '',
      cards: known(ids(one)),
      choices: i < choices.length && !(hands.length > 1 && choices[i] === '') ? choices[i]! : null,
    })),
    at: Math.min(hands.length - 1, Math.max(0, Number(query.get('at') ?? 0) || 0)),
    discards: known(discarded),
    readings: ids(query.get('readings') ?? ''),
    lost: [...hands.flatMap(ids), ...discarded].filter((id) => numberOf(words, id) < 0),
  }
}

export function toLink(words: GameWords, one: Calculation): string {
  const cards = (some: readonly number[]) => some.map((card) => cardIn(words, card).id).join('+')
  const found: [string, string][] = [['cards', one.hands.map((hand) => cards(hand.cards)).join('/')]]
  if (one.hands.some((hand) => hand.choices !== null))
    found.push(['choices', one.hands.map((hand) => hand.choices ?? '').join('/')])
  if (one.hands.some((hand) => hand.name))
    found.push(['names', one.hands.map((hand) => encodeURIComponent(hand.name)).join('/')])
  if (one.at) found.push(['at', String(one.at)])
  if (one.discards.length) found.push(['discards', cards(one.discards)])
  if (one.readings.length) found.push(['readings', one.readings.join('+')])
  const used = found.filter(([, value]) => value !== '')
  return '#/score/fantasy_realms' + (used.length ? `?${used.map((pair) => pair.join('=')).join('&')}` : '')
}

/** What the server is asked about a hand. */
export const asAsked = (words: GameWords, hand: HandIn) => ({
  cards: hand.cards.map((card) => cardIn(words, card).id),
  choices: hand.choices === null ? ('best' as const) : (toServer(hand.choices) as ChosenIds),
})
