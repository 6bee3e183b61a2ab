import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, type ConnectionState } from './connection'

class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 0
  sent: any[] = []
  onopen: any = null
  onmessage: any = null
  onclose: any = null
  onerror: any = null
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(data: string) {
    this.sent.push(JSON.parse(data))
  }
  close() {
    this.readyState = 3
  }
  accept() {
    this.readyState = 1
    this.onopen?.({})
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  die(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

function setup() {
  FakeSocket.all = []
  const heard: any[] = []
  const states: ConnectionState[] = []
  const refused: number[] = []
  const connection = new Connection<any, any>({
    url: () => 'ws://x/',
    onmessage: (message) => heard.push(message),
    onstate: (state) => states.push(state),
    onrefused: (code) => refused.push(code),
    socket: (url) => new FakeSocket(url),
  })
  connection.start()
  return { connection, heard, states, refused, last: () => FakeSocket.all.at(-1)! }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('connection', () => {
  it('comes back after a drop and is told everything anew', () => {
    const { heard, last, states } = setup()
    last().accept()
    last().say({ type: 'welcome', seq: 7 })
    last().say({ type: 'update', seq: 8 })
    last().die()
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.all).toHaveLength(2)
    last().accept()
    last().say({ type: 'welcome', seq: 9 })
    last().say({ type: 'update', seq: 9, reset: true })
    last().say({ type: 'update', seq: 10 })
    expect(heard.map((m) => m.seq)).toEqual([7, 8, 9, 9, 10])
    expect(states.at(-1)).toBe('open')
  })

  it('drops what it has heard and reconnects over a gap', () => {
    const { heard, last } = setup()
    last().accept()
    last().say({ type: 'welcome', seq: 3 })
    last().say({ type: 'update', seq: 3 })
    last().say({ type: 'update', seq: 5 })
    expect(heard.map((m) => m.seq)).toEqual([3])
    expect(FakeSocket.all).toHaveLength(2)
    last().accept()
    last().say({ type: 'welcome', seq: 5 })
    last().say({ type: 'ack', seq: 5, key: 'x' })
    last().say({ type: 'update', seq: 5, reset: true })
    expect(heard.map((m) => m.type)).toEqual(['welcome', 'welcome', 'ack', 'update'])
  })

  it('sends a move again with the same key until it is answered', () => {
    const { connection, last } = setup()
    last().accept()
    connection.send({ type: 'move', key: 'a', move: 4 })
    expect(last().sent).toEqual([{ type: 'move', key: 'a', move: 4 }])
    last().die()
    vi.advanceTimersByTime(1000)
    last().accept()
    expect(last().sent).toEqual([{ type: 'move', key: 'a', move: 4 }])
    last().say({ type: 'ack', key: 'a' })
    expect(connection.waiting).toBe(0)
    last().die()
    vi.advanceTimersByTime(2000)
    last().accept()
    expect(last().sent).toEqual([])
  })

  it('keeps a move that was made while there was no connection', () => {
    const { connection, last } = setup()
    connection.send({ type: 'move', key: 'b', move: 1 })
    expect(last().sent).toEqual([])
    last().accept()
    expect(last().sent).toEqual([{ type: 'move', key: 'b', move: 1 }])
  })

  it('notices a half-dead socket by its silence', () => {
    const { last, states } = setup()
    last().accept()
    vi.advanceTimersByTime(10_000)
    expect(last().sent).toEqual([{ type: 'ping' }])
    last().say({ type: 'pong' })
    vi.advanceTimersByTime(10_000)
    expect(states.at(-1)).toBe('open')
    vi.advanceTimersByTime(31_000)
    expect(states).toContain('lost')
  })

  it('probes when the tab comes back', () => {
    const { connection, last } = setup()
    last().accept()
    vi.advanceTimersByTime(5)
    connection.probe()
    expect(last().sent).toEqual([{ type: 'ping' }])
    vi.advanceTimersByTime(6000)
    expect(FakeSocket.all.length).toBeGreaterThan(1)
  })

  it('waits longer each time, but never for ever', () => {
    const { last } = setup()
    const times: number[] = []
    for (let i = 0; i < 9; i++) {
      const before = FakeSocket.all.length
      last().die()
      let waited = 0
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(100)
        waited += 100
      }
      times.push(waited)
    }
    expect(times[0]).toBeLessThan(700)
    expect(Math.max(...times)).toBeLessThanOrEqual(19_000)
    expect(times.at(-1)).toBeGreaterThan(10_000)
  })

  it('does not come back where it is told to stay away', () => {
    const { last, refused } = setup()
    last().accept()
    last().die(4404)
    expect(refused).toEqual([4404])
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })
})
