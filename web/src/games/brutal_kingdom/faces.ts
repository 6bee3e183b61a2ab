// What is printed on the cards of the court. The facts come with the words; here are only pictures,
// colours and patterns.
import type { GameWords } from '../../api/types'
import type { Art, Face, FaceOf, PatternName, Picture } from '../../ui/face'
import { sceneOf } from '../../ui/scene'
import art from './art.json'
import { COLOURS } from './colours'
import type { Printed } from './types'

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
  const sign = office.body.replaceAll('currentColor', night ? '#f6ecd8' : '#3a2430')
  const picture = {
    size: 100,
    body:
      `<svg x="1" y="-2" width="92" height="92" viewBox="0 0 ${beast.size} ${beast.size}">${beast.body}</svg>` +
      `<circle cx="82" cy="80" r="19" fill="${night ? '#221b2b' : '#fffaf0'}" stroke="#c9a25e" stroke-width="2"/>` +
      `<svg x="69" y="67" width="26" height="26" viewBox="0 0 ${office.size} ${office.size}">${sign}</svg>`,
  }
  drawn.set(id, picture)
  return picture
}

export const printedIn = (words: GameWords): Printed => words.printed as unknown as Printed

export function faces(words: GameWords): FaceOf {
  return (list, card): Face | undefined => {
    const c = list === 'card' ? printedIn(words).characters[card] : undefined
    if (!c) return undefined
    const power = c.icons.findIndex((n) => n > 0)
    const look = power >= 0 ? POWERS[power]! : c.strikes === 'never' ? COURTIER : KILLER
    const night = c.back !== LIGHT
    return {
      title: words.names.card?.[card] ?? '',
      help: words.help.card?.[card] ?? '',
      effect: words.short.card?.[card] || undefined,
      suitName: words.names.back?.[c.back] ?? '',
      chip: power >= 0 ? words.names.influence?.[power] : undefined,
      picture: portrait(card, night),
      scene: sceneOf(look.colour, 'court', card, night),
      suit: look.colour,
      pattern: look.pattern,
      corner: c.low_rank === null ? c.rank : `${c.rank}/${c.low_rank}`,
      marks: c.icons.flatMap((n, i) => Array.from({ length: n }, () => POWERS[i]!.picture)),
      paper: night ? 'dark' : 'light',
    }
  }
}
