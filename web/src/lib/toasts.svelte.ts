export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'good' | 'bad'
}

export const toasts: Toast[] = $state([])
let next = 0

export function toast(text: string, tone: Toast['tone'] = 'plain', ms = 5200): void {
  const same = toasts.findIndex((one) => one.text === text)
  if (same >= 0) toasts.splice(same, 1)
  const id = ++next
  toasts.push({ id, text, tone })
  while (toasts.length > 3) toasts.shift()
  setTimeout(() => drop(id), ms + text.length * 25)
}

export function drop(id: number): void {
  const at = toasts.findIndex((one) => one.id === id)
  if (at >= 0) toasts.splice(at, 1)
}
