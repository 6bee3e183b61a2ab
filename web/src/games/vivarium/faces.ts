import type { GameWords } from '../../api/types'
import type { Face, FaceOf } from '../../ui/face'
import { sceneOf } from '../../ui/scene'
import { creaturePicture } from './creatures'
import { HABITATS, sceneIn } from './habitats'
import { LEATHER, SYMBOLS, WAX, contractPicture, iconOf, pictures, printedIn, together } from './look'
import type { Printed, PrintedCard } from './types'
import { t } from './words'

export function faces(words: GameWords): FaceOf {
  const printed = printedIn(words)
  const made = new Map<number, Face>()
  return (list, id) => {
    const card = printed.cards[id]
    if (list !== 'card' || !card) return undefined
    if (!made.has(id)) {
      const said = { help: words.help.card?.[id] ?? '', effect: words.short.card?.[id] || undefined }
      made.set(id, { ...said, ...make(words, printed, card, id) })
    }
    return made.get(id)
  }
}

function make(words: GameWords, printed: Printed, card: PrintedCard, id: number): Face {
  const title = words.names.card?.[id] ?? ''
  if (card.type === 'creature') return creature(words, printed, card, id, title)
  if (card.type === 'equipment') return equipment(words, printed, card, id)
  return {
    // What it asks for stands below, in the short text.
    title: card.type === 'starting' ? title : title.replace(/: .*| \P{L}$/u, ''),
    suitName: card.type === 'starting' ? t('kind_starting') : t('kind_contract'),
    picture: contractPicture(printed, card),
    scene: sceneOf(WAX, card.type === 'starting' ? 'stars' : 'rays', id, true),
    suit: WAX,
    pattern: card.type === 'starting' ? 'diamonds' : 'lines',
  }
}

function creature(words: GameWords, printed: Printed, card: PrintedCard, id: number, title: string): Face {
  const [species = 0] = card.species ?? []
  const habitat = card.habitat ?? 0
  const [kind = '', place = ''] = [printed.species[species], printed.habitats[habitat]]
  const look = HABITATS[place]!
  return {
    title: title.replace(/ \d+$/, ''), // the number in the corner says it already
    suitName: `${words.names.species?.[species] ?? ''} · ${words.names.habitat?.[habitat] ?? ''}`,
    picture: creaturePicture(kind, place, card.points ?? 0),
    scene: sceneIn(place, id),
    suit: look.colour,
    pattern: look.pattern,
    corner: card.points ?? 0,
    marks: [pictures[kind]!, pictures[place]!],
  }
}

function equipment(words: GameWords, printed: Printed, card: PrintedCard, id: number): Face {
  const kind = card.equipment ?? 0
  const icon = pictures[printed.equipment[kind] ?? '']
  const [one, other] = (card.species ?? []).map((n) => iconOf(printed, ['species', n]))
  return {
    title: words.names.equipment?.[kind] ?? '',
    suitName: t('kind_equipment', { symbol: words.names.symbol?.[card.symbol ?? 0] ?? '' }),
    picture: one && other ? together([icon, 18, -6, 64], [one, 0, 54, 44], [other, 56, 54, 44]) : icon,
    scene: sceneOf(LEATHER, 'stars', id, true),
    suit: LEATHER,
    pattern: 'checks',
    corner: card.gems ? `+${card.gems}` : undefined,
    cornerTone: 'good',
    marks: [SYMBOLS[card.symbol ?? 0]!],
  }
}
