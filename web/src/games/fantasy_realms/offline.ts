// The calculator's answers where there is no network. Nothing is counted here but by the rules that
// were translated from the server's own (score.rules.ts); which cards made a bonus only it can tell.
import { ApiError } from '../../api/http'
import type { GameWords } from '../../api/types'
import { settings } from '../../lib/settings.svelte'
import { cardIn, numberOf, printedIn } from './look'
import { cardName, disguise } from './reasons'
import * as rules from './score.rules'
import type {
  AllowedChoices,
  CardSheet,
  Choices,
  ChosenIds,
  CompareAnswer,
  CompareAsk,
  Disputed,
  ReasonLine,
  ScoreAnswer,
  ScoreAsk,
} from './types'
import { ASKING, BOOK } from './wild'
import { t } from './words'

type Place = keyof typeof rules.PLACES
const bit = (n: number) => 1n << BigInt(n)
const maskOf = (numbers: readonly number[]) => numbers.reduce((mask, n) => mask | bit(n), 0n)
const membersOf = (mask: bigint) => Array.from({ length: 64 }, (_, n) => n).filter((n) => mask & bit(n))
const cardsOf = (words: GameWords, ids: readonly string[] = []) => maskOf(ids.map((id) => numberOf(words, id)))
const readingsOf = (keys: readonly string[] = []) =>
  maskOf(rules.READINGS.filter(({ key }) => keys.includes(key)).map((one) => one.bit))

function choicesIn(form: bigint): Choices {
  const made = (place: Place) => {
    const value = rules.choice_in(form, rules.PLACES[place])
    return value === rules.UNUSED[place] ? null : value
  }
  const book_card = made('book_card')
  return {
    doppelganger: made('doppelganger'),
    mirage: made('mirage'),
    shapeshifter: made('shapeshifter'),
    island: made('island'),
    book_card,
    book_suit: book_card === null ? null : rules.choice_in(form, rules.PLACES.book_suit),
  }
}

/** The form of a player's own choices; one that the rules do not allow is refused. */
function formOf(words: GameWords, hand: bigint, chosen: ChosenIds, plain: bigint): bigint {
  let form = plain
  const put = (place: Place, who: string, id: string) => {
    const card = numberOf(words, id)
    if (!(rules.may_choose(numberOf(words, who), hand, form) & bit(card))) throw refusal(words, who)
    form = rules.with_choice(form, rules.PLACES[place], card)
  }
  // In the order in which they are made: what the Book changes, Island may touch.
  for (const who of ASKING) if (who !== 'island' && chosen[who]) put(who, who, chosen[who])
  const book = chosen[BOOK]
  if (book) {
    const suit = printedIn(words).suits.indexOf(book.suit)
    if (rules.suit_of(numberOf(words, book.card), form) === suit) throw refusal(words, BOOK)
    put('book_card', BOOK, book.card)
    form = rules.with_choice(form, rules.PLACES.book_suit, suit)
  }
  if (chosen.island) put('island', 'island', chosen.island)
  return form
}

const refusal = (words: GameWords, who: string) =>
  new ApiError(t('choice_impossible', { card: cardName(words, numberOf(words, who)) }), 'refused', 400)

/** The hand with its eighth card, what its cards become, and whether the best choices were asked for. */
function counted(words: GameWords, ask: Pick<ScoreAsk, 'cards' | 'choices' | 'discards' | 'readings'>) {
  const hand = cardsOf(words, ask.cards)
  const plain = rules.form_with(readingsOf(ask.readings))
  const best = rules.best_hand(hand, plain, cardsOf(words, ask.discards))
  if (ask.choices === 'best') return { hand: best[0], form: best[1], best }
  return { hand, form: formOf(words, hand, ask.choices ?? {}, plain), best }
}

function rowsOf(hand: bigint, form: bigint): CardSheet[] {
  const clear = rules.cleared(hand, form)
  const active = rules.survivors(hand, form, clear)
  return membersOf(hand).map((card) => {
    const [alive, strength, bonus, penalty] = rules.row_of(card, hand, form, clear, active)
    return {
      card,
      name: rules.name_of(card, form),
      suit: rules.suit_of(card, form),
      ...{ strength, bonus, penalty, points: strength + bonus + penalty, blanked: !alive },
      ...{
        blanked_by: [],
        lacks: [],
        shuns: [],
        cleared_by: [],
        eased_by: [],
        bonuses: [],
        hurt_by: [],
        spared_by: [],
      },
    }
  })
}

function lineOf(words: GameWords, row: CardSheet): ReasonLine {
  const parts: [string, number][] = [
    [t('strength_word'), row.strength],
    [t('bonus'), row.bonus],
    [t('penalty'), row.penalty],
  ]
  const told = parts.filter(([, points], i) => points || (i === 0 && !row.blanked))
  return {
    text: [cardName(words, row.card), disguise(words, row)].filter(Boolean).join(', '),
    points: row.points,
    parts: told.map(([text, points]) => ({ text, points, parts: [] })),
  }
}

function allowedIn(words: GameWords, hand: bigint, form: bigint): AllowedChoices {
  const cards = (who: string) => membersOf(rules.may_choose(numberOf(words, who), hand, form))
  return {
    doppelganger: cards('doppelganger'),
    mirage: cards('mirage'),
    shapeshifter: cards('shapeshifter'),
    island: cards('island'),
    book_cards: cards(BOOK),
    book_suits: hand & bit(numberOf(words, BOOK)) ? [...rules.SUITS_TO_GIVE] : [],
  }
}

function disputedIn(hand: bigint, form: bigint, best: boolean): Disputed[] {
  const [total] = rules.worth(hand, form)
  return rules.READINGS.flatMap(({ key, rule, bit: at, usual, other }): Disputed[] => {
    const taken = (form & bit(at)) !== 0n
    const otherwise = rules.total_read_otherwise(hand, form, bit(at), best)
    if (otherwise === total && !taken) return []
    const [text, instead] = taken ? [other, usual] : [usual, other]
    return [{ key, rule, taken, text: text[settings.lang], other: instead[settings.lang], total: otherwise }]
  })
}

function idsOf(words: GameWords, made: Choices): ChosenIds {
  const found: Record<string, unknown> = {}
  for (const who of ASKING) if (made[who] != null) found[who] = cardIn(words, made[who]).id
  if (made.book_card != null && made.book_suit != null)
    found[BOOK] = { card: cardIn(words, made.book_card).id, suit: printedIn(words).suits[made.book_suit] }
  return found
}

export function score(words: GameWords, ask: ScoreAsk): ScoreAnswer {
  const { hand, form, best } = counted(words, ask)
  const rows = rowsOf(hand, form)
  const choices = choicesIn(form)
  const [total, strength] = rules.worth(hand, form)
  const eighth = membersOf(hand & ~cardsOf(words, ask.cards))[0] ?? null
  return {
    score: total,
    strength,
    cards: Object.fromEntries(rows.map((row) => [cardIn(words, row.card).id, row.points])),
    blanked: rows.filter((row) => row.blanked).map((row) => cardIn(words, row.card).id),
    choices: idsOf(words, choices),
    explained: {
      hand: { total, strength, cards: rows, choices },
      lines: rows.map((row) => lineOf(words, row)),
      best: rules.worth(...best)[0],
      allowed: allowedIn(words, hand, form),
      eighth,
      disputed: disputedIn(hand, form, ask.choices === 'best'),
      notes: [],
    },
  }
}

export function compare(words: GameWords, ask: CompareAsk): CompareAnswer {
  const hands = ask.hands.map((one) => ({
    name: one.name ?? '',
    own: cardsOf(words, one.cards),
    ...counted(words, { choices: 'best', ...one, discards: ask.discards, readings: ask.readings }),
  }))
  const standings = hands.map(({ hand, form }) => rules.standing(hand, form))
  const placed = hands.map(({ name, own, hand, form }, i) => {
    const [points, strength] = rules.worth(hand, form)
    const eighth = membersOf(hand & ~own)[0]
    return {
      name,
      place: 1 + standings.filter((other) => other > standings[i]!).length,
      score: points,
      strength,
      eighth: eighth === undefined ? null : cardIn(words, eighth).id,
      choices: idsOf(words, choicesIn(form)),
    }
  })
  const winners = placed.flatMap(({ place }, i) => (place === 1 ? [i] : []))
  const most = Math.max(...placed.map((one) => one.score))
  return { hands: placed, winners, by_strength: placed.filter((one) => one.score === most).length > winners.length }
}
