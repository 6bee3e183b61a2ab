// Everyone's chance to win, move by move, as a drawing and as numbers. chances[frame][seat] is out of 1.
import type { Lang } from '../lib/plural'

export type Chances = readonly (readonly number[])[]

/** Frames worth drawing: at most `most`, evenly spread, with the first, the last and all of `always`. */
export function sampled(frames: number, most: number, always: readonly number[] = []): number[] {
  const last = frames - 1
  const step = Math.max(1, last / (most - 1))
  const found = new Set([...always, last])
  for (let at = 0; at < last; at += step) found.add(Math.round(at))
  return [...found].filter((at) => at >= 0 && at <= last).sort((a, b) => a - b)
}

/** 0.124 → "12 %" in Russian, "12%" in English; the space does not break. */
export const percent = (share: number, lang: Lang): string =>
  `${Math.round(share * 100)}${lang === 'ru' ? '\u00a0' : ''}%`

/** One seat's line over the given frames; x and y say where a frame and a share lie. */
export const line = (
  chances: Chances,
  seat: number,
  frames: readonly number[],
  x: (frame: number) => number,
  y: (share: number) => number,
): string =>
  frames.map((frame, i) => `${i ? 'L' : 'M'}${x(frame).toFixed(1)} ${y(chances[frame]![seat]!).toFixed(1)}`).join('')

/** Between the least and the most that a seat's chance may be. */
export const band = (
  chances: Chances,
  errors: Chances,
  seat: number,
  frames: readonly number[],
  x: (frame: number) => number,
  y: (share: number) => number,
): string => {
  const edge = (sign: 1 | -1): Chances =>
    chances.map((row, at) => row.map((share, i) => Math.min(1, Math.max(0, share + sign * (errors[at]?.[i] ?? 0)))))
  const back = line(edge(-1), seat, [...frames].reverse(), x, y).replace('M', 'L')
  return `${line(edge(1), seat, frames, x, y)}${back}Z`
}

/** Lines told apart without colour: whole, dashed, dotted … */
export const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3', '14 5', '2 3 8 3']
