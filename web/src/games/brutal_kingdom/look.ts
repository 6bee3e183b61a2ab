// What the court looks like. Ranks, backs and icons are the server's data; here are only pictures,
// colours and patterns.
import art from './art.json'
import type { TableContext } from '../../table/context.svelte'
import type { Art, Face, PatternName, Picture } from '../../ui/face'
import type { View } from './types'

export type Court = TableContext<View>
export const pictures: Art = art

/** Pictures of the characters, in the order of the rules' numbers. */
const KEYS = [
  'charlatan',
  'black_knight',
  'courtesan',
  'fortune_teller',
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
export const EXECUTIONER = 10
export const SAINT = 15
export const INQUISITOR = 19
export const LIGHT = 0

/** Influence: royal, church, mystic. */
export const POWERS: { picture: Picture; colour: string; pattern: PatternName }[] = [
  { picture: pictures.royal_power!, colour: '#2b4f9e', pattern: 'stripes' },
  { picture: pictures.church_power!, colour: '#2a6b3c', pattern: 'bricks' },
  { picture: pictures.mystic_power!, colour: '#8a5f00', pattern: 'rays' },
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

export function face(table: Court, card: number): Face {
  const c = table.view.characters[card]!
  const power = c.icons.findIndex((n) => n > 0)
  const look = power >= 0 ? POWERS[power]! : c.victims.length || card === EXECUTIONER ? KILLER : COURTIER
  const night = c.back !== LIGHT
  const low = card === INQUISITOR && c.seen && table.view.inquisitor_low
  return {
    title: table.words.names.card?.[card] ?? '',
    help: table.words.help.card?.[card] ?? '',
    suitName: table.words.names.back?.[c.back] ?? '',
    picture: portrait(card, night),
    suit: look.colour,
    pattern: look.pattern,
    corner: low ? 0 : c.rank,
    marks: c.icons.flatMap((n, i) => Array.from({ length: n }, () => POWERS[i]!.picture)),
    paper: night ? 'dark' : 'light',
  }
}

export const cardName = (table: Court, card: number) => table.words.names.card?.[card] ?? ''
/** Read out as it is printed: the rank, then the name. */
export const spoken = (table: Court, card: number) => `${face(table, card).corner} ${cardName(table, card)}`
export const colourName = (table: Court, colour: number) => table.words.names.colour?.[colour] ?? ''
