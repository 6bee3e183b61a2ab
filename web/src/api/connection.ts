// One live connection that mends itself. What was sent and not yet answered is sent again with the
// same key, which the server answers only once; a gap in the numbers means that something was missed:
// connect again, and the server tells everything anew.
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed'

export interface Incoming {
  type: string
  seq?: number
  key?: string
  reset?: boolean
}

export interface Keyed {
  type: string
  key: string
}

interface SocketLike {
  readyState: number
  send(data: string): void
  close(code?: number): void
  onopen: (() => void) | null
  onmessage: ((event: MessageEvent<string>) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  onerror: (() => void) | null
}

export interface ConnectionOptions<In extends Incoming> {
  url: () => string
  onmessage: (message: In) => void
  onstate?: (state: ConnectionState) => void
  /** Told when the server says that coming back is of no use (no such table, forbidden). */
  onrefused?: (code: number) => void
  socket?: (url: string) => SocketLike
}

const COUNTED = new Set(['table', 'update', 'chat'])
const PING = 10_000
const TIMEOUT = 25_000
const PROBE = 4_000 // an answer expected after the tab comes back
const FIRST_WAIT = 400
const LAST_WAIT = 15_000

export class Connection<In extends Incoming, Out extends Keyed> {
  private socket: SocketLike | null = null
  private pending = new Map<string, Out>()
  private seq: number | null = null
  private attempt = 0
  private heard = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private now: ConnectionState = 'connecting'

  constructor(private options: ConnectionOptions<In>) {}

  get state(): ConnectionState {
    return this.now
  }

  /** How many messages wait for their answer. */
  get waiting(): number {
    return this.pending.size
  }

  start(): void {
    if (this.now === 'closed') this.now = 'connecting'
    this.open()
  }

  /** Sends, and keeps sending over new connections until an answer with the same key comes. */
  send(message: Out): void {
    this.pending.set(message.key, message)
    this.write(message)
  }

  /** Sends once, now or never. */
  whisper(message: object): void {
    this.write(message)
  }

  forget(key: string): void {
    this.pending.delete(key)
  }

  /** Come back now, without waiting for the next attempt. */
  retry(): void {
    if (this.now === 'closed' || this.now === 'open') return
    this.attempt = 0
    this.open()
  }

  /** After the tab was hidden or the network changed: is anybody there? */
  probe(): void {
    if (this.now === 'closed') return
    if (this.now !== 'open') return this.retry()
    const before = this.heard
    this.write({ type: 'ping' })
    setTimeout(() => {
      if (this.now === 'open' && this.heard === before) this.drop()
    }, PROBE)
  }

  close(): void {
    this.set('closed')
    clearTimeout(this.timer)
    clearInterval(this.beat)
    this.detach()
  }

  /** Start over from a fresh view, e.g. in another language. */
  restart(): void {
    if (this.now === 'closed') return
    this.attempt = 0
    this.open()
  }

  private set(state: ConnectionState): void {
    if (this.now === state) return
    this.now = state
    this.options.onstate?.(state)
  }

  private write(message: object): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message))
  }

  private detach(): void {
    const old = this.socket
    this.socket = null
    if (!old) return
    old.onopen = old.onmessage = old.onclose = old.onerror = null
    try {
      old.close(1000)
    } catch {
      /* it was never open */
    }
  }

  private open(): void {
    clearTimeout(this.timer)
    clearInterval(this.beat)
    this.detach()
    this.seq = null
    const make = this.options.socket ?? ((url: string) => new WebSocket(url) as SocketLike)
    const socket = make(this.options.url())
    this.socket = socket
    // A connection that neither opens nor fails counts as failed.
    this.timer = setTimeout(() => this.drop(), TIMEOUT)
    socket.onopen = () => {
      clearTimeout(this.timer)
      this.heard = Date.now()
      this.set('open')
      for (const message of this.pending.values()) this.write(message)
      this.beat = setInterval(() => {
        if (Date.now() - this.heard > TIMEOUT) this.drop()
        else this.write({ type: 'ping' })
      }, PING)
    }
    socket.onmessage = (event: { data: string }) => this.hear(event.data)
    socket.onclose = (event: { code?: number }) => {
      const code = event?.code ?? 1006
      if (code >= 4400 && code < 4500) {
        this.options.onrefused?.(code)
        this.close()
      } else this.drop()
    }
    socket.onerror = null
  }

  private hear(data: string): void {
    this.heard = Date.now()
    let message: In
    try {
      message = JSON.parse(data) as In
    } catch {
      return
    }
    this.attempt = 0
    if (message.type === 'pong') return
    if (message.key != null) this.pending.delete(message.key)
    if (typeof message.seq === 'number') {
      // A welcome, or a fresh view, starts the count anew; answers only tell where it stands.
      if (message.type === 'welcome' || message.reset) this.seq = message.seq
      else if (COUNTED.has(message.type)) {
        if (this.seq !== null && message.seq <= this.seq) return // heard already
        if (this.seq !== null && message.seq > this.seq + 1) return this.open() // something is missing
        this.seq = message.seq
      }
    }
    this.options.onmessage(message)
  }

  private drop(): void {
    if (this.now === 'closed') return
    clearInterval(this.beat)
    this.detach()
    this.set('lost')
    const wait = Math.min(LAST_WAIT, FIRST_WAIT * 2 ** this.attempt++) * (0.75 + Math.random() / 2)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.open(), wait)
  }
}

export const newKey = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, '0')).join('')
