// A row of the score pad in words. The numbers and who is to blame come from the server.
import type { GameWords } from '../../api/types'
import { figure, signed } from '../../lib/number'
import { cardIn, numberOf } from './look'
import type { CardSheet, Choices } from './types'
import { BOOK } from './wild'
import { t } from './words'

export interface Reason {
  text: string
  points?: string
  tone?: 'good' | 'bad'
}
type Sheet = CardSheet

export const cardName = (words: GameWords, card: number) => words.names.card?.[card] ?? ''
export const suitName = (words: GameWords, suit: number) => words.names.suit?.[suit] ?? ''
/** A card as its face reads: the number first; its suit is said too. */
export function shown(words: GameWords, card: number): string {
  const { strength, suit } = cardIn(words, card)
  return `${strength} ${cardName(words, card)}, ${suitName(words, suit)}`
}
/** What it says. */
export const cardHelp = (words: GameWords, card: number) => words.help.card?.[card] ?? ''
const names = (words: GameWords, cards: readonly number[]) => cards.map((card) => cardName(words, card)).join(', ')
const suitNames = (words: GameWords, suits: readonly number[]) => suits.map((suit) => suitName(words, suit)).join(', ')

/** What it passes for, if it is not what is printed. */
export function disguise(words: GameWords, row: Sheet): string {
  const out: string[] = []
  if (row.name !== row.card) out.push(t('as', { card: cardName(words, row.name) }))
  if (row.suit !== cardIn(words, row.name).suit) out.push(suitName(words, row.suit))
  return out.join(', ')
}

export function reasons(words: GameWords, row: Sheet): Reason[] {
  const out: Reason[] = []
  const as = disguise(words, row)
  if (as) out.push({ text: as })
  if (row.blanked_by.length) out.push({ text: t('blanked_by', { cards: names(words, row.blanked_by) }), tone: 'bad' })
  if (row.blanked && row.lacks.length)
    out.push({ text: t('blanked_lacks', { suits: suitNames(words, row.lacks) }), tone: 'bad' })
  if (row.shuns.length) out.push({ text: t('blanked_shuns', { cards: names(words, row.shuns) }), tone: 'bad' })
  if (!row.blanked) out.push({ text: t('strength_word'), points: figure(row.strength) })
  for (const part of row.bonuses)
    out.push({
      text: part.cards.length ? t('bonus_with', { cards: names(words, part.cards) }) : t('bonus'),
      points: signed(part.points),
      tone: 'good',
    })
  if (row.penalty)
    out.push({
      text: row.hurt_by.length
        ? t('penalty_for', { cards: names(words, row.hurt_by) })
        : t('penalty_lacks', { suits: suitNames(words, row.lacks) }),
      points: figure(row.penalty),
      tone: 'bad',
    })
  if (row.cleared_by.length) out.push({ text: t('cleared_by', { cards: names(words, row.cleared_by) }), tone: 'good' })
  else if (row.eased_by.length) out.push({ text: t('eased_by', { cards: names(words, row.eased_by) }), tone: 'good' })
  else if (row.spared_by.length)
    out.push({ text: t('spared_by', { cards: names(words, row.spared_by) }), tone: 'good' })
  return out
}

export interface Made {
  who: number
  what: string
}

/** The choices in use, in the order in which they are made. */
export function made(words: GameWords, choices: Choices, eighth: number | null = null): Made[] {
  const out: Made[] = []
  const say = (who: string, what: string) => out.push({ who: numberOf(words, who), what })
  if (eighth !== null) say('necromancer', cardName(words, eighth))
  for (const who of ['doppelganger', 'mirage', 'shapeshifter'] as const) {
    const card = choices[who]
    if (card != null) say(who, cardName(words, card))
  }
  if (choices.book_card != null)
    say(BOOK, `${cardName(words, choices.book_card)} = ${suitName(words, choices.book_suit ?? -1)}`)
  if (choices.island != null) say('island', t('no_penalty', { card: cardName(words, choices.island) }))
  return out
}
