// What the court looks like. What is printed on the cards comes with the words; here are only
// pictures, colours and patterns.
import art from './art.json'
import type { TableContext } from '../../table/context.svelte'
import type { Art, Face, PatternName, Picture } from '../../ui/face'
import { COLOURS } from './colours'
import type { Printed, PrintedCharacter, View } from './types'

export type Court = TableContext<View>
export const pictures: Art = art

/** Pictures of the characters, in the order of the rules' numbers. */
const KEYS = [
  'charlatan',
  'black_knight',
  'courtesan',
  'clairvoyant',
  'poisoner',
  'berserker',
  'assassin',
  'druid',
  'white_knight',
  'monk',
  'executioner',
  'intriguer',
  'witch',
  'abbot',
  'queen',
  'saint',
  'king',
  'bishop',
  'wizard',
  'inquisitor',
]
export const LIGHT = 0 // the back with the sun
export const MARKER = 3 // an elimination token, where a colour may stand

export const POWERS: { picture: Picture; colour: string; pattern: PatternName }[] = [
  { picture: pictures.royal_power!, colour: COLOURS[0], pattern: 'stripes' },
  { picture: pictures.church_power!, colour: COLOURS[1], pattern: 'bricks' },
  { picture: pictures.mystic_power!, colour: COLOURS[2], pattern: 'rays' },
]
const KILLER = { colour: '#9a2436', pattern: 'diamonds' as const }
const COURTIER = { colour: '#66427d', pattern: 'dots' as const }

/** A beast with the sign of its office: known by its colours when small, by both when large. */
const drawn = new Map<string, Picture>()
function portrait(card: number, night: boolean): Picture {
  const id = `${card}${night}`
  const made = drawn.get(id)
  if (made) return made
  const key = KEYS[card]!
  const beast = pictures[`${key}_beast`]!
  const office = pictures[key]!
  const picture = {
    size: 100,
    body:
      `<svg x="-6" y="-8" width="92" height="92" viewBox="0 0 ${beast.size} ${beast.size}">${beast.body}</svg>` +
      `<circle cx="78" cy="76" r="29" fill="${night ? '#221b2b' : '#fffaf0'}"/><circle cx="78" cy="76" r="26" fill="currentColor"/>` +
      `<svg x="59" y="57" width="38" height="38" viewBox="0 0 ${office.size} ${office.size}" color="${night ? '#221b2b' : '#fff'}">${office.body}</svg>`,
  }
  drawn.set(id, picture)
  return picture
}

export const printedOf = (table: Court): Printed => table.words.printed as unknown as Printed
export const printed = (table: Court, card: number): PrintedCharacter => printedOf(table).characters[card]!

export function face(table: Court, card: number): Face {
  const c = printed(table, card)
  const power = c.icons.findIndex((n) => n > 0)
  const look = power >= 0 ? POWERS[power]! : c.strikes === 'never' ? COURTIER : KILLER
  const night = c.back !== LIGHT
  return {
    title: cardName(table, card),
    help: table.words.help.card?.[card] ?? '',
    suitName: table.words.names.back?.[c.back] ?? '',
    picture: portrait(card, night),
    suit: look.colour,
    pattern: look.pattern,
    corner: table.view.characters[card]!.rank,
    marks: c.icons.flatMap((n, i) => Array.from({ length: n }, () => POWERS[i]!.picture)),
    paper: night ? 'dark' : 'light',
    reconstructed: table.isReconstructed('card', card),
  }
}

export const cardName = (table: Court, card: number) => table.words.names.card?.[card] ?? ''
/** Read out as it is printed: the rank, then the name. */
export const spoken = (table: Court, card: number) => `${face(table, card).corner} ${cardName(table, card)}`
export const colourName = (table: Court, colour: number) => table.words.names.colour?.[colour] ?? ''

/** How far the game has come, for a sentence. */
export function timeOf(table: Court) {
  const { chapters, rounds } = printedOf(table)
  return { chapter: table.view.chapter, chapters, round: table.view.round, rounds }
}
