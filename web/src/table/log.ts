export interface LogLine {
  key: string
  version: number // that its move led to
  kind: string
  args: Record<string, number>
  text: string
  seats: number[] // players it is about
  against: boolean // somebody else did me harm
}

export interface LoggedEvent {
  version: number
  kind: string
  args: Record<string, number>
  text: string
}

/** Events as lines: who is concerned is read off the arguments seat, seat2 …; `harms` are the kinds
 * of events in which the first of them harms the others. */
export function logLines(events: readonly LoggedEvent[], me: number | null, harms: readonly string[] = []): LogLine[] {
  const counts = new Map<number, number>()
  return events.map(({ version, kind, args, text }) => {
    const nth = (counts.get(version) ?? 0) + 1
    counts.set(version, nth)
    const seats = Object.entries(args)
      .filter(([key]) => /^seat\d*$/.test(key))
      .map(([, value]) => value)
    const against = me !== null && harms.includes(kind) && seats[0] !== me && seats.slice(1).includes(me)
    return { key: `${version}.${nth}`, version, kind, args, text, seats, against }
  })
}

/** The last lines, from the first one of the oldest move shown on, so that their keys stay the same. */
export function lastLines(events: readonly LoggedEvent[], me: number | null, most: number): LogLine[] {
  const start = events[Math.max(0, events.length - most)]?.version ?? 0
  return logLines(
    events.filter((event) => event.version >= start),
    me,
  ).slice(-most)
}

/** What each seat did last, in words. */
export function lastDeeds(events: readonly LoggedEvent[]): Map<number, string> {
  const deeds = new Map<number, string>()
  for (let i = events.length - 1; i >= 0 && i > events.length - 60; i--) {
    const { args, text } = events[i]!
    if (args.seat !== undefined && !deeds.has(args.seat)) deeds.set(args.seat, text)
  }
  return deeds
}
