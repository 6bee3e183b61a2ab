// A row of the score pad in words. The numbers and who is to blame come from the server.
import type { GameWords } from '../../api/types'
import { figure, signed } from '../../lib/number'
import { CARDS, WHO } from './look'
import type { CardSheet, Choices } from './types'
import { t } from './words'

export interface Reason {
  text: string
  points?: string
  tone?: 'good' | 'bad'
}
type Sheet = CardSheet

export const cardName = (words: GameWords, card: number) => words.names.card?.[card] ?? ''
/** A card as its face reads: the number first; its suit is said too. */
export const shown = (words: GameWords, card: number) =>
  `${CARDS[card]!.strength} ${cardName(words, card)}, ${words.names.suit?.[CARDS[card]!.suit] ?? ''}`
const names = (words: GameWords, cards: readonly number[]) => cards.map((card) => cardName(words, card)).join(', ')

/** What it passes for, if it is not what is printed. */
export function disguise(words: GameWords, row: Sheet): string {
  const out: string[] = []
  if (row.name !== row.card) out.push(t('as', { card: cardName(words, row.name) }))
  if (row.suit !== CARDS[row.name]!.suit) out.push(words.names.suit?.[row.suit] ?? '')
  return out.join(', ')
}

export function reasons(words: GameWords, row: Sheet): Reason[] {
  const out: Reason[] = []
  const as = disguise(words, row)
  if (as) out.push({ text: as })
  if (row.blanked) {
    const itself = row.blanked_by.length === 1 && row.blanked_by[0] === row.card
    out.push({
      text: itself ? t('blanked_itself') : t('blanked_by', { cards: names(words, row.blanked_by) }),
      tone: 'bad',
    })
  } else {
    out.push({ text: t('strength_word'), points: figure(row.strength) })
    if (row.bonus)
      out.push({
        text: row.helped_by.length ? t('bonus_with', { cards: names(words, row.helped_by) }) : t('bonus'),
        points: signed(row.bonus),
        tone: 'good',
      })
    if (row.penalty)
      out.push({
        text: row.hurt_by.length ? t('penalty_for', { cards: names(words, row.hurt_by) }) : t('penalty'),
        points: figure(row.penalty),
        tone: 'bad',
      })
  }
  if (row.cleared_by.length) out.push({ text: t('cleared_by', { cards: names(words, row.cleared_by) }), tone: 'good' })
  else if (row.eased_by.length) out.push({ text: t('eased_by', { cards: names(words, row.eased_by) }), tone: 'good' })
  return out
}

/** A row for people who do not see it. */
export const spoken = (words: GameWords, row: Sheet) =>
  `${cardName(words, row.card)}: ${reasons(words, row)
    .map((one) => one.text + (one.points ? ` ${one.points}` : ''))
    .join('; ')}; ${t('points', { n: row.points })}`

export interface Made {
  who: number
  what: string
}

/** The choices in use, in the order in which they are made. */
export function made(words: GameWords, choices: Choices, eighth: number | null = null): Made[] {
  const out: Made[] = []
  const say = (who: number, card: number | null | undefined) =>
    card != null && out.push({ who, what: cardName(words, card) })
  say(WHO.necromancer, eighth)
  say(WHO.doppelganger, choices.doppelganger)
  say(WHO.mirage, choices.mirage)
  say(WHO.shapeshifter, choices.shapeshifter)
  if (choices.book_card != null)
    out.push({
      who: WHO.book,
      what: `${cardName(words, choices.book_card)} = ${words.names.suit?.[choices.book_suit ?? -1] ?? ''}`,
    })
  if (choices.island != null)
    out.push({ who: WHO.island, what: t('no_penalty', { card: cardName(words, choices.island) }) })
  return out
}
