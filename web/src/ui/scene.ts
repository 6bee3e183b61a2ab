// Painted scenes: layered silhouettes and light, from a few colours and a seed. The same scene is
// always the same picture; it is made once and kept as the address of an image.

export type Motif =
  'hills' | 'trees' | 'water' | 'stars' | 'peaks' | 'dunes' | 'court' | 'fields' | 'clouds' | 'flames' | 'rays'

export interface Scene {
  palette: {
    sky: [string, string] // above, at the horizon
    hills: string[] // from the farthest to the nearest, the last one the darkest
  }
  motif: Motif
  seed: number
}

const WIDTH = 150
const HEIGHT = 110

type Random = () => number

/** Numbers in [0, 1) from a seed (mulberry32). */
function random(seed: number): Random {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const between = (r: Random, low: number, high: number) => low + r() * (high - low)
const px = (n: number) => n.toFixed(1)
const many = (n: number, draw: (i: number) => string) => Array.from({ length: n }, (_, i) => draw(i)).join('')

/** A ridge from edge to edge: rounded, or broken where `sharp`. */
function ridge(r: Random, y: number, swing: number, fill: string, sharp: boolean): string {
  let d = `M0 ${HEIGHT}V${px(y)}`
  for (let x = 0; x < WIDTH;) {
    const step = between(r, 0.16, 0.36) * WIDTH
    const top = y - between(r, 0.3, 1) * swing
    const end = y + between(r, -0.3, 0.3) * swing
    d += sharp
      ? `L${px(x + step / 2)} ${px(top - swing * 0.4)}L${px(x + step)} ${px(end)}`
      : `Q${px(x + step / 2)} ${px(top)} ${px(x + step)} ${px(end)}`
    x += step
  }
  return `<path d="${d}V${HEIGHT}Z" fill="${fill}"/>`
}

/** Layers of land, each nearer and darker than the one before. */
function land(r: Random, hills: string[], { from = 0.46, swing = 14, sharp = false } = {}): string {
  return hills
    .map((fill, i) => {
      const y = HEIGHT * (from + (i * (1 - from)) / hills.length)
      return ridge(r, y, swing * (1 - i * 0.12), fill, sharp && i < 2)
    })
    .join('')
}

const near = (scene: Scene) => scene.palette.hills.at(-1) ?? '#222'
const far = (scene: Scene) => scene.palette.hills[0] ?? '#888'

const fir = (x: number, y: number, k: number, fill: string) =>
  `<path d="M${px(x)} ${px(y - k)}l${px(k * 0.3)} ${px(k * 0.5)}h${px(-k * 0.1)}l${px(k * 0.22)} ${px(k * 0.5)}h${px(-k * 0.84)}l${px(k * 0.22)} ${px(-k * 0.5)}h${px(-k * 0.1)}z" fill="${fill}"/>`

const wave = (y: number, opacity: number) =>
  `<path d="M-4 ${px(y)}q10 -4 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0" fill="none" stroke="#fff" stroke-opacity="${opacity.toFixed(2)}" stroke-width="1.3"/>`

const star = (x: number, y: number, k: number, opacity: number) =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="${px(k)}" fill="#fff" opacity="${opacity.toFixed(2)}"/>`

const cloud = (x: number, y: number, k: number, opacity: number) =>
  `<g fill="#fff" opacity="${opacity.toFixed(2)}"><ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(k)}" ry="${px(k * 0.28)}"/><circle cx="${px(x - k * 0.3)}" cy="${px(y - k * 0.2)}" r="${px(k * 0.36)}"/><circle cx="${px(x + k * 0.25)}" cy="${px(y - k * 0.14)}" r="${px(k * 0.3)}"/></g>`

/** What each motif adds to sky and light. */
const MOTIFS: Record<Motif, (r: Random, scene: Scene) => string> = {
  hills: (r, s) => land(r, s.palette.hills),
  trees: (r, s) => {
    const layers = s.palette.hills.map((fill, i) => {
      const y = HEIGHT * (0.5 + (i * 0.5) / s.palette.hills.length)
      const row = i === 0 ? '' : many(7 - i, () => fir(between(r, 0, WIDTH), y + 3, between(r, 9, 13) + i * 4, fill))
      return row + ridge(r, y, 9, fill, false)
    })
    return layers.join('')
  },
  water: (r, s) =>
    land(r, s.palette.hills, { from: 0.52, swing: 7 }) +
    many(7, (i) => wave(HEIGHT * (0.58 + i * 0.06) + between(r, -2, 2), between(r, 0.16, 0.42))),
  stars: (r, s) =>
    many(34, () =>
      star(between(r, 0, WIDTH), between(r, 0, HEIGHT * 0.62), between(r, 0.4, 1.4), between(r, 0.35, 1)),
    ) + land(r, s.palette.hills, { from: 0.58 }),
  peaks: (r, s) => {
    const x = between(r, 50, 100)
    const snow = `<path d="M${px(x - 38)} 76L${px(x)} 26L${px(x + 38)} 76Z" fill="${far(s)}"/><path d="M${px(x - 13)} 43L${px(x)} 26L${px(x + 13)} 43l-6 -1l-4 5l-5 -5l-5 4z" fill="#fff" opacity=".8"/>`
    return snow + land(r, s.palette.hills, { from: 0.54, swing: 15, sharp: true })
  },
  dunes: (r, s) =>
    s.palette.hills
      .map((fill, i) => {
        const y = HEIGHT * (0.52 + i * 0.13)
        const x = between(r, 0.2, 0.8) * WIDTH
        return (
          `<path d="M0 ${HEIGHT}V${px(y + 6)}Q${px(x * 0.6)} ${px(y + 5)} ${px(x)} ${px(y - 9)}Q${px(x + 24)} ${px(y + 6)} ${WIDTH} ${px(y)}V${HEIGHT}Z" fill="${fill}"/>` +
          `<path d="M${px(x)} ${px(y - 9)}Q${px(x - 6)} ${px(y + 10)} ${px(x - 22)} ${px(y + 22)}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.2"/>`
        )
      })
      .join(''),
  court: (r, s) => {
    const dark = near(s)
    const arch = (x: number, w: number) =>
      `<path d="M${px(x)} 110V48a${px(w / 2)} ${px(w / 2)} 0 0 1 ${px(w)} 0V110Z" fill="${s.palette.sky[0]}" opacity=".5"/>`
    const columns = `<path d="M0 0H150V22H0ZM0 22h14V110H0ZM46 22h12V110H46ZM92 22h12V110H92ZM136 22h14V110h-14Z" fill="${s.palette.hills[1] ?? dark}" opacity=".8"/>`
    const floor = `<path d="M0 88H150V110H0Z" fill="${dark}"/>`
    const candles = many(
      4,
      (i) =>
        `<circle cx="${px(29 + i * 31)}" cy="${px(34 + between(r, -3, 3))}" r="14" fill="url(#l)" opacity=".7"/><circle cx="${px(29 + i * 31)}" cy="${px(34)}" r="2" fill="#fff3cf"/>`,
    )
    return arch(16, 28) + arch(60, 30) + arch(106, 28) + columns + candles + floor
  },
  fields: (r, s) =>
    land(r, s.palette.hills.slice(0, 2), { from: 0.5, swing: 8 }) +
    many(8, (i) => {
      const fill = s.palette.hills[(i % 2) + Math.max(0, s.palette.hills.length - 2)] ?? near(s)
      return `<path d="M75 66L${px(-70 + i * 36)} 110h38Z" fill="${fill}" opacity=".9"/>`
    }) +
    many(5, () => cloud(between(r, 0, WIDTH), between(r, 10, 32), between(r, 6, 13), 0.45)),
  clouds: (r, s) =>
    many(6, () => cloud(between(r, 0, WIDTH), between(r, 10, 48), between(r, 12, 26), between(r, 0.18, 0.5))) +
    land(r, s.palette.hills, { from: 0.6, swing: 10 }),
  flames: (r, s) =>
    s.palette.hills
      .map((fill, i) =>
        many(7, () => {
          const x = between(r, -5, WIDTH)
          const k = between(r, 26, 46) - i * 5
          const y = HEIGHT * (0.72 + i * 0.1)
          return `<path d="M${px(x)} ${px(y + 14)}q${px(-k * 0.3)} ${px(-k * 0.5)} ${px(k * 0.08)} ${px(-k)}q${px(k * 0.05)} ${px(k * 0.3)} ${px(k * 0.2)} ${px(k * 0.42)}q${px(k * 0.2)} ${px(k * 0.3)} ${px(-k * 0.05)} ${px(k * 0.6)}z" fill="${fill}" opacity=".85"/>`
        }),
      )
      .join('') + `<path d="M0 98H150V110H0Z" fill="${near(s)}"/>`,
  rays: (r, s) => {
    const x = between(r, 50, 100)
    const beams = many(
      9,
      (i) =>
        `<path d="M${px(x)} 36L${px(-60 + i * 34)} -20h16Z" fill="#fff" opacity=".16"/><path d="M${px(x)} 36L${px(-90 + i * 40)} 120h20Z" fill="#fff" opacity=".13"/>`,
    )
    return beams + land(r, s.palette.hills, { from: 0.6 })
  },
}

const painted = new Map<string, string>()

/** A scene as the address of an image. */
export function paint(scene: Scene): string {
  const key = JSON.stringify(scene)
  const known = painted.get(key)
  if (known !== undefined) return known
  const r = random(scene.seed)
  const [above, below] = scene.palette.sky
  const x = px(between(r, 0.28, 0.72) * WIDTH)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${above}"/><stop offset=".85" stop-color="${below}"/></linearGradient>` +
    `<radialGradient id="l"><stop stop-color="#fff" stop-opacity=".8"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/><circle cx="${x}" cy="36" r="46" fill="url(#l)"/>` +
    MOTIFS[scene.motif](r, scene) +
    '</svg>'
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`
  painted.set(key, address)
  return address
}

/** Mixes two colours #rrggbb; anything else than that is taken for brass. */
export function mix(one: string, other: string, share: number): string {
  const parts = (colour: string) => {
    const hex = /^#[0-9a-f]{6}$/i.test(colour) ? colour : '#8a6a2f'
    return [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))
  }
  const from = parts(one)
  const to = parts(other)
  return `#${from
    .map((n, i) =>
      Math.round(n + (to[i]! - n) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** A scene in the tones of one colour, light at the horizon, dark in front. */
export function sceneOf(colour: string, motif: Motif, seed: number, night = false): Scene {
  const paper = night ? '#4a3f63' : '#fff6e2'
  const shade = '#0d0a14'
  return {
    palette: {
      sky: night
        ? [mix(colour, '#120c22', 0.72), mix(colour, paper, 0.35)]
        : [mix(colour, paper, 0.82), mix(colour, paper, 0.4)],
      hills: night
        ? [mix(colour, shade, 0.35), mix(colour, shade, 0.5), mix(colour, shade, 0.65), mix(colour, shade, 0.8)]
        : [mix(colour, paper, 0.26), mix(colour, paper, 0.08), mix(colour, shade, 0.22), mix(colour, shade, 0.48)],
    },
    motif,
    seed,
  }
}
