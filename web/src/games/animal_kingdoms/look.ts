import art from './art.json'
import type { Art, PatternName, Picture } from '../../ui/face'

export const pictures: Art = art

/** The beasts in the order of the rules' numbers: card = 8 × type + rank − 1. */
export const BEASTS: { icon: string; colour: string; pattern: PatternName }[] = [
  { icon: 'red_panda', colour: '#a33d17', pattern: 'diamonds' },
  { icon: 'tiger', colour: '#855300', pattern: 'stripes' },
  { icon: 'bee', colour: '#5f5600', pattern: 'checks' },
  { icon: 'lizard', colour: '#2f6a1e', pattern: 'scales' },
  { icon: 'frog', colour: '#146650', pattern: 'dots' },
  { icon: 'owl', colour: '#66492f', pattern: 'rays' },
  { icon: 'wolf', colour: '#3f5672', pattern: 'rain' },
  { icon: 'okapi', colour: '#7d2f4e', pattern: 'lines' },
]
export const typeOf = (card: number) => Math.floor(card / 8)
export const rankOf = (card: number) => (card % 8) + 1

/** The banners, in the order of the kingdoms. */
export const BANNERS: { colour: string; pattern: PatternName }[] = [
  { colour: '#1d5f6c', pattern: 'stripes' },
  { colour: '#7a4f0c', pattern: 'checks' },
  { colour: '#356026', pattern: 'dots' },
  { colour: '#8c2f28', pattern: 'diamonds' },
  { colour: '#583b80', pattern: 'scales' },
]

/** What stands on a decree, in signs: '#' is a rank, a picture's name is that picture. */
type Sign = string
const DECREES: Sign[][] = [
  ['1', '2', '3'],
  ['6', '7', '8'],
  ['2', '4', '6', '8'],
  ['1', '3', '5', '7'],
  ['lizard', 'tiger'],
  ['wolf', 'frog'],
  ['bee', 'owl'],
  ['okapi', 'red_panda'],
  ['2×', '#', '/', 'paw'],
  ['3', '4', '5', '6'],
  ['≠', '#'],
  ['≠', 'paw'],
  ['±1'],
  ['=', '#', '/', 'paw'],
  ['1', '2', '1', '2'],
  ['≥'],
  ['≤'],
  ['≠', '#', 'paw'],
  ['±2…'],
  ['=', '#', '/', 'paw'],
  ['≤', 'min'],
  ['≥', 'max'],
  ['=', '#'],
  ['±1'],
  ['≠', '#', 'paw'],
  ['<', 'max'],
  ['=', '#'],
  ['≠', 'paw'],
  ['≠', '#'],
  ['=', 'paw'],
]
export const decreeSigns = (decree: number): (string | Picture)[] =>
  (DECREES[decree] ?? []).map((sign) => pictures[sign] ?? sign)

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
