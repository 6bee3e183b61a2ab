import type { Lang } from './plural'

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'on' | 'off'
export type Pace = 'normal' | 'fast' | 'instant'

/** How a game against bots begins: as it did last time. */
export interface QuickStart {
  seats?: number
  bot?: string
  options?: Record<string, boolean | number | string>
}

interface Saved {
  lang: Lang
  theme: Theme
  motion: Motion
  sound: boolean
  volume: number
  marks: boolean // patterns and letters beside colours, larger than by default
  confirm: boolean // ask before what cannot be taken back
  name: string
  pace: Pace // of bots
  quick: Record<string, QuickStart> // by game
  begun: Record<string, number> // by game: games against bots
  coach: Record<string, boolean> // by game: whether a coach was wanted last
  putAway: string[] // tables no longer shown among mine
  introduce: boolean // tell a game in a minute at its first table
  introduced: string[] // games that were told
  detail: boolean // rules with their ids, sources and rulings
  puzzles: Record<string, Record<string, boolean>> // by game and number: solved, or tried in vain
  pinned: boolean // on a wide screen a drawer stands beside the table
}

const KEY = 'menagerie.settings'

function firstLanguage(): Lang {
  return (navigator.languages ?? [navigator.language]).some((l) => /^(ru|uk|be|kk)\b/i.test(l)) ? 'ru' : 'en'
}

function load(): Saved {
  const fresh: Saved = {
    lang: firstLanguage(),
    theme: 'auto',
    motion: 'auto',
    sound: true,
    volume: 0.35,
    marks: false,
    confirm: true,
    name: '',
    pace: 'normal',
    quick: {},
    begun: {},
    coach: {},
    putAway: [],
    introduce: true,
    introduced: [],
    detail: false,
    puzzles: {},
    pinned: false,
  }
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>
    for (const key of Object.keys(fresh) as (keyof Saved)[]) {
      if (typeof saved[key] === typeof fresh[key]) Object.assign(fresh, { [key]: saved[key] })
    }
  } catch {
    /* storage is closed or broken: the defaults serve */
  }
  if (fresh.lang !== 'ru' && fresh.lang !== 'en') fresh.lang = 'en'
  return fresh
}

export const settings: Saved = $state(load())

const night = matchMedia('(prefers-color-scheme: dark)')
const calm = matchMedia('(prefers-reduced-motion: reduce)')
const system = $state({ night: night.matches, calm: calm.matches })
night.addEventListener('change', (e) => (system.night = e.matches))
calm.addEventListener('change', (e) => (system.calm = e.matches))

export const isDark = (): boolean => (settings.theme === 'auto' ? system.night : settings.theme === 'dark')
export const moves = (): boolean => (settings.motion === 'auto' ? !system.calm : settings.motion === 'on')

/** Keeps the document and the storage in step with the settings. Called once, by the app. */
export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement
    root.lang = settings.lang
    root.dataset.theme = isDark() ? 'dark' : 'light'
    root.dataset.motion = moves() ? 'on' : 'off'
    root.dataset.marks = settings.marks ? 'on' : 'off'
    for (const meta of document.querySelectorAll('meta[name=theme-color]'))
      meta.setAttribute('content', isDark() ? '#101815' : '#f3ead8')
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      /* nothing can be kept here; the session still works */
    }
  })
}

/** A game's introduction was read: it does not open by itself again. */
export function markIntroduced(game: string): void {
  if (!settings.introduced.includes(game)) settings.introduced = [...settings.introduced, game]
}
