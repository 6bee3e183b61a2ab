// Addresses live in the fragment: #/table/abc?at=17. The page itself is one file on the server.
export interface Route {
  page: string
  params: Record<string, string>
  query: URLSearchParams
}

/** What every page is given. */
export type PageProps = Pick<Route, 'params' | 'query'>

export interface Pattern {
  page: string
  path: string // '/table/:id'
}

export function parseHash(hash: string): { path: string; query: URLSearchParams } {
  const text = hash.replace(/^#/, '')
  const mark = text.indexOf('?')
  const path = mark < 0 ? text : text.slice(0, mark)
  const query = new URLSearchParams(mark < 0 ? '' : text.slice(mark + 1))
  return { path: '/' + path.split('/').filter(Boolean).join('/'), query }
}

export function match(patterns: readonly Pattern[], hash: string): Route {
  const { path, query } = parseHash(hash)
  const parts = path.split('/')
  for (const pattern of patterns) {
    const wanted = pattern.path.split('/')
    if (wanted.length !== parts.length) continue
    const params: Record<string, string> = {}
    const fits = wanted.every((piece, i) => {
      const part = parts[i] ?? ''
      if (!piece.startsWith(':')) return piece === part
      try {
        params[piece.slice(1)] = decodeURIComponent(part)
      } catch {
        return false
      }
      return part !== ''
    })
    if (fits) return { page: pattern.page, params, query }
  }
  return { page: 'missing', params: {}, query }
}

/** An address inside the app: link('/replay/abc', { at: 17 }) is '#/replay/abc?at=17'. */
export function link(path: string, query: Record<string, string | number | undefined> = {}): string {
  const given = Object.entries(query).filter(([, v]) => v !== undefined && v !== '')
  const text = new URLSearchParams(given.map(([k, v]) => [k, String(v)])).toString()
  return '#' + path + (text ? '?' + text : '')
}

export function go(address: string, replace = false): void {
  if (replace) {
    history.replaceState(history.state, '', address)
    dispatchEvent(new HashChangeEvent('hashchange'))
  } else location.hash = address.replace(/^#/, '')
}
