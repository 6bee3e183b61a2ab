// The connection of one table: what was asked and not answered yet, and a word when it is lost for long.
import { Connection, type ConnectionState } from '../api/connection'
import type { FromClient, FromServer } from '../api/types'
import { t } from '../lib/i18n.svelte'
import { toast } from '../lib/toasts.svelte'

export type Sent = Exclude<FromClient, { type: 'ping' | 'look' | 'reading' }>

const PATIENCE = 2500 // a short drop is nobody's business

export class LiveLink {
  lost = $state(false)
  private connection: Connection<FromServer, Sent>
  private asked = new Map<string, Sent['type']>() // by key
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(url: () => string, onmessage: (message: FromServer) => void, onrefused: () => void) {
    this.connection = new Connection<FromServer, Sent>({
      url,
      onmessage,
      onrefused,
      onstate: (state) => this.changed(state),
    })
  }

  start(): void {
    this.connection.start()
    document.addEventListener('visibilitychange', this.awake)
    addEventListener('online', this.awake)
  }

  stop(): void {
    this.connection.close()
    clearTimeout(this.timer)
    document.removeEventListener('visibilitychange', this.awake)
    removeEventListener('online', this.awake)
  }

  retry(): void {
    this.connection.retry()
  }

  restart(): void {
    this.connection.restart()
  }

  /** Sends until it is answered. */
  post(message: Sent): void {
    this.asked.set(message.key, message.type)
    this.connection.send(message)
  }

  /** Which seat to show, at a table with several of mine. */
  look(seat: number): void {
    this.connection.whisper({ type: 'look', seat })
  }

  /** Whether something lies over the table that is read first. */
  reading(on: boolean): void {
    this.connection.whisper({ type: 'reading', on })
  }

  /** An answer has come: what was it that had been asked? */
  answered(key: string): Sent['type'] | undefined {
    const type = this.asked.get(key)
    this.asked.delete(key)
    return type
  }

  owesAnswerTo(type: Sent['type']): boolean {
    return [...this.asked.values()].includes(type)
  }

  private awake = () => {
    if (!document.hidden) this.connection.probe()
  }

  private changed(state: ConnectionState): void {
    clearTimeout(this.timer)
    if (state === 'open') {
      if (this.lost) toast(t('conn.back'), 'good', 2000)
      this.lost = false
    } else if (state === 'lost' && !this.lost) this.timer = setTimeout(() => (this.lost = true), PATIENCE)
  }
}
