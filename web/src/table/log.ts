export interface LogLine {
  key: string
  version: number // that its move led to
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
  return events.map((event) => {
    const nth = (counts.get(event.version) ?? 0) + 1
    counts.set(event.version, nth)
    const seats = Object.entries(event.args)
      .filter(([key]) => /^seat\d*$/.test(key))
      .map(([, value]) => value)
    const against = me !== null && harms.includes(event.kind) && seats[0] !== me && seats.slice(1).includes(me)
    return { key: `${event.version}.${nth}`, version: event.version, text: event.text, seats, against }
  })
}
