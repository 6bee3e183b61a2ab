// Own small sounds, made on the spot: no files to load. Silent until the first gesture.
import { settings } from './settings.svelte'

export type Sound = 'card' | 'turn' | 'token' | 'bad' | 'end' | 'chat' | 'tick' | 'strike' | 'prize'

let context: AudioContext | null = null
addEventListener('pointerdown', wake, { passive: true })
addEventListener('keydown', wake)

function wake(): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}

function note(at: number, pitch: number, length: number, gain: number, type: OscillatorType = 'triangle'): void {
  if (!context) return
  const tone = context.createOscillator()
  const level = context.createGain()
  const start = context.currentTime + at
  tone.type = type
  tone.frequency.value = pitch
  level.gain.setValueAtTime(0, start)
  level.gain.linearRampToValueAtTime(gain * settings.volume, start + 0.012)
  level.gain.exponentialRampToValueAtTime(0.0001, start + length)
  tone.connect(level).connect(context.destination)
  tone.start(start)
  tone.stop(start + length + 0.02)
}

/** A card on felt: a short breath of filtered noise. */
function rustle(gain: number, centre: number): void {
  if (!context) return
  const length = 0.09
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
  const data = noise.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  const level = context.createGain()
  filter.type = 'bandpass'
  filter.frequency.value = centre
  filter.Q.value = 0.8
  level.gain.value = gain * settings.volume
  source.buffer = noise
  source.connect(filter).connect(level).connect(context.destination)
  source.start()
}

export function play(sound: Sound): void {
  if (!settings.sound || !context || context.state !== 'running') return
  switch (sound) {
    case 'card':
      return rustle(0.7, 1900)
    case 'token':
      note(0, 1320, 0.09, 0.25, 'sine')
      return note(0.03, 1980, 0.12, 0.15, 'sine')
    case 'turn':
      note(0, 587, 0.22, 0.35)
      return note(0.13, 880, 0.4, 0.35)
    case 'bad':
      return note(0, 165, 0.2, 0.4)
    case 'chat':
      return note(0, 1046, 0.14, 0.2, 'sine')
    case 'tick':
      return note(0, 1400, 0.05, 0.15, 'square')
    case 'strike':
      rustle(1, 500)
      note(0, 110, 0.35, 0.5, 'sawtooth')
      return note(0.05, 73, 0.5, 0.4)
    case 'prize':
      return [784, 988, 1175].forEach((pitch, i) => note(i * 0.07, pitch, 0.3, 0.25))
    case 'end':
      ;[523, 659, 784, 1046].forEach((pitch, i) => note(i * 0.12, pitch, 0.5, 0.3))
  }
}
