import type { GameWords } from '../../api/types'
import type { Face, FaceOf } from '../../ui/face'
import { HABITATS, SYMBOLS, contractPicture, iconOf, paysText, pictures, printedIn, together } from './look'
import type { Printed, PrintedCard } from './types'

const LEATHER = '#5b3f28'
const WAX = '#7a2438'

export function faces(words: GameWords): FaceOf {
  const printed = printedIn(words)
  const made = new Map<number, Face>()
  return (list, id) => {
    const card = printed.cards[id]
    if (list !== 'card' || !card) return undefined
    if (!made.has(id)) made.set(id, { help: words.help.card?.[id] ?? '', ...make(words, printed, card, id) })
    return made.get(id)
  }
}

function make(words: GameWords, printed: Printed, card: PrintedCard, id: number): Face {
  const title = words.names.card?.[id] ?? ''
  const species = (n: number) => iconOf(printed, ['species', n])
  if (card.type === 'creature') {
    const habitat = card.habitat ?? 0
    const place = printed.habitats[habitat]!
    return {
      title: title.replace(/ \d+$/, ''), // the number in the corner says it already
      suitName: words.names.habitat?.[habitat] ?? '',
      picture: species(card.species?.[0] ?? 0),
      suit: HABITATS[place]!.colour,
      pattern: HABITATS[place]!.pattern,
      corner: card.points ?? 0,
      marks: [pictures[place]!],
    }
  }
  if (card.type === 'equipment') {
    const kind = card.equipment ?? 0
    const icon = pictures[printed.equipment[kind] ?? '']
    const [one, other] = card.species ?? []
    const hat = one !== undefined && other !== undefined
    return {
      title: words.names.equipment?.[kind] ?? title,
      picture: hat ? together([icon, 20, -4, 60], [species(one), 2, 54, 44], [species(other), 54, 54, 44]) : icon,
      suit: LEATHER,
      pattern: 'checks',
      corner: card.gems ? `+${card.gems}` : undefined,
      cornerTone: 'good',
      marks: [SYMBOLS[card.symbol ?? 0]!],
    }
  }
  return {
    title,
    picture: contractPicture(printed, card),
    suit: WAX,
    pattern: card.type === 'starting' ? 'diamonds' : 'lines',
    note: paysText(card),
  }
}
