// The card faces as plain HTML, for pages without scripts: notebooks. The same components draw them
// as at the table. Drawings and painted scenes are kept once, by name; a face refers to them.
import { render } from 'svelte/server'
import type { GameWords } from '../api/types'
import { clients } from '../games'
import type { Lang } from '../lib/plural'
import { settings } from '../lib/settings.svelte'
import Card from '../ui/Card.svelte'
import type { Face, Picture } from '../ui/face'
import Inks from '../ui/Inks.svelte'
import { short } from './short'
import { places, sharing, slim } from './slim'

export interface PrintedFaces {
  /** Insides of SVG drawings; a face, or another drawing, shows one by <use href="#mg-NAME">. */
  pictures: Record<string, string>
  /** Addresses of painted images; a face shows one as var(--mg-NAME). */
  scenes: Record<string, string>
  /** By language, list and number; null where a component has no face. */
  faces: Record<Lang, Record<string, (string | null)[]>>
  back: string
  /** What drawings are painted with: the metal mg-struck, and the places of colours. */
  inks: string
  css: string
  /** The colours of the game's room. */
  theme: string
}

const SCENE = /url\(&quot;(data:image\/svg\+xml,.*?)&quot;\)/g

/** The rule that strikes one-coloured figures in metal. */
const METAL = /(\.figure\.m\w+)\s*\[fill='currentColor'\]\s*\{fill:url\('#struck'\);\}/
const INKS = /<linearGradient[^]*<\/linearGradient>/
const VIEWS = 2 // of each land: cards of it share them
const THEMES = import.meta.glob<string>('../games/*/theme.css', { query: '?raw', import: 'default', eager: true })

/** The address of an image with no more escapes than a style needs. */
const plainAddress = (address: string) =>
  decodeURIComponent(address)
    .replaceAll('"', "'")
    .replaceAll(/[%#<>]/g, encodeURIComponent)

/** The markup without what only a page with scripts needs, and without repeating what is hidden. */
const terse = (body: string) =>
  body
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/(<svg[^>]*?) aria-hidden="true" focusable="false"/g, '$1')
    .replaceAll(/>\s+</g, '> <') // a space stays one: words may be on both sides of it
    .trim()

class Printer {
  readonly pictures: PrintedFaces['pictures'] = {}
  readonly scenes: PrintedFaces['scenes'] = {}
  private readonly styles = new Set<string>()

  constructor(readonly game: string) {}

  card(face?: Face): string {
    const { body, head } = render(Card, { props: face ? { face: this.kept(face), marked: true } : { room: this.game } })
    for (const [, style] of head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)) this.styles.add(style!)
    return terse(body).replaceAll(SCENE, (_, address: string) => {
      const name = short(address)
      this.scenes[name] = plainAddress(address)
      return `var(--mg-${name})`
    })
  }

  get css(): string {
    const all = [...this.styles].join('').replaceAll(/\s+/g, ' ')
    if (!METAL.test(all)) throw new Error('CardFace.svelte strikes its figures otherwise')
    return all.replace(METAL, '$1{--struck:url(#mg-struck);}')
  }

  /** The face with its drawings by name, and one of a few views behind them. */
  private kept(face: Face): Face {
    const marks = face.marks?.map((mark) => (typeof mark === 'string' ? mark : this.named(mark)))
    return {
      ...face,
      ...(face.picture && { picture: this.named(face.picture) }),
      ...(face.scene && { scene: { ...face.scene, seed: face.scene.seed % VIEWS } }),
      ...(marks && { marks }),
    }
  }

  private named({ size, body }: Picture): Picture {
    const name = short(body)
    // What takes the metal of a figure asks for it: no rule of the style reaches into what is used.
    this.pictures[name] ??= slim(body, `mg-${name}`).replaceAll(
      'fill="currentColor"',
      'fill="var(--struck,currentColor)"',
    )
    return { size, body: `<use href="#mg-${name}"/>` }
  }
}

/** Every face of a game; undefined where it draws none. */
export async function printFaces(game: string, words: Record<Lang, GameWords>): Promise<PrintedFaces | undefined> {
  const drawn = await clients[game]?.faces?.()
  if (!drawn) return undefined
  const printer = new Printer(game)
  const inLanguage = (lang: Lang) => {
    settings.lang = lang
    const face = drawn.faces(words[lang])
    const lists = Object.entries(words[lang].names).map(([list, names]): [string, (string | null)[]] => [
      list,
      names.map((_, id) => {
        const found = face(list, id)
        const reconstructed = words[lang].reconstructed[list]?.includes(id) ?? false
        return found ? printer.card({ ...found, reconstructed }) : null
      }),
    ])
    return Object.fromEntries(lists.filter(([, cards]) => cards.some((card) => card !== null)))
  }
  const faces = { ru: inLanguage('ru'), en: inLanguage('en') }
  const back = printer.card()
  const [inks] = INKS.exec(render(Inks).body)!
  return {
    pictures: sharing(printer.pictures, short),
    scenes: printer.scenes,
    faces,
    back,
    inks: inks.replace('id="', 'id="mg-') + places,
    css: printer.css,
    theme: THEMES[`../games/${game}/theme.css`] ?? '',
  }
}
