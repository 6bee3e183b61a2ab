import { describe, expect, it } from 'vitest'
import type { GameWords } from '../../api/types'
import { faces } from './faces'
import { decreeSigns, pictures } from './look'
import type { Printed } from './types'

/** The words of a game in which these things are printed. */
function wordsWith(printed: Partial<Printed>): GameWords {
  return {
    names: { type: ['tiger', 'wolf'], decree: ['above the last card'] },
    help: { card: ['A first beast.'], decree: ['The rank is above that of the last card here.'] },
    short: { card: ['Beats all.'] },
    view: {},
    printed: printed as unknown as Record<string, unknown>,
    also: {},
    reconstructed: {},
    reconstructed_note: '',
    minute: [],
    rules: {},
  }
}

describe('what is printed comes from the server', () => {
  it('puts a decree into the signs it is told', () => {
    const words = wordsWith({ decrees: [['>'], ['wolf', 'tiger'], ['=', '#', '/', 'paw']] })
    expect(decreeSigns(words, 0)).toEqual(['>'])
    expect(decreeSigns(words, 1)).toEqual([pictures.wolf, pictures.tiger])
    expect(decreeSigns(words, 2)).toEqual(['=', '#', '/', pictures.paw])
  })

  it('draws a beast of the type and rank it is told', () => {
    const words = wordsWith({ types: ['tiger', 'wolf'], cards: [{ type: 1, rank: 9 }] })
    const face = faces(words)('card', 0)
    expect(face).toMatchObject({ title: 'Wolf', corner: 9, help: 'A first beast.', picture: pictures.wolf })
    expect(faces(words)('card', 1)).toBeUndefined()
  })

  it('names and explains a decree', () => {
    expect(faces(wordsWith({}))('decree', 0)).toMatchObject({
      title: 'Above the last card',
      help: 'The rank is above that of the last card here.',
    })
  })
})
