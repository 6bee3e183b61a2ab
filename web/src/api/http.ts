// The HTTP half of the server's interface. Every refusal arrives as a sentence in the user's language.
import { t } from '../lib/i18n.svelte'
import { settings } from '../lib/settings.svelte'

export class ApiError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
    readonly rule?: string,
  ) {
    super(message)
  }
}

export async function request<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  let response: Response
  const url = path + (path.includes('?') ? '&' : '?') + `lang=${settings.lang}`
  try {
    response = await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  } catch {
    throw new ApiError(t('error.network'), 'network', 0)
  }
  const type = response.headers.get('content-type') ?? ''
  const data: unknown = type.includes('json') ? await response.json().catch(() => null) : await response.text()
  if (response.ok) return data as T
  const refusal = (data ?? {}) as { code?: string; text?: string; rule?: string }
  throw new ApiError(refusal.text ?? t('error.unknown'), refusal.code ?? 'unknown', response.status, refusal.rule)
}

/** Text of anything that was thrown, for a toast. */
export const errorText = (error: unknown): string => (error instanceof ApiError ? error.message : t('error.unknown'))

/** Whether the server has said so; otherwise it was not reached. */
export const answered = (error: unknown): boolean => error instanceof ApiError && error.status > 0

const cache = new Map<string, Promise<unknown>>()

/** For what does not change while the page lives: fetched once a language. */
export function once<T>(path: string): Promise<T> {
  const key = `${settings.lang} ${path}`
  let found = cache.get(key) as Promise<T> | undefined
  if (!found) {
    found = request<T>('GET', path)
    cache.set(key, found)
    found.catch(() => cache.delete(key))
  }
  return found
}
