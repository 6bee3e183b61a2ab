// What the pages ask of the server, by name.
import { once, request } from './http'
import type {
  Analysis,
  Answer,
  Created,
  DailyDay,
  DailyToday,
  GameInfo,
  GameWords,
  Invitation,
  LessonText,
  MinutePage,
  Moment,
  NewTable,
  PlayDaily,
  PuzzleAt,
  PuzzleInfo,
  QuickTable,
  Replay,
  RulesText,
  SeatLink,
  SeatLinks,
  TableInfo,
  Verdict,
} from './types'

const table = (id: string, what = '') => `/api/tables/${encodeURIComponent(id)}${what}`
const game = (id: string, what = '') => `/api/games/${encodeURIComponent(id)}${what}`

export const api = {
  games: () => once<GameInfo[]>('/api/games'),
  words: (id: string) => once<GameWords>(game(id, '/words')),
  rules: (id: string) => once<RulesText>(game(id, '/rules')),
  /** For each of these words, its forms in the rules. */
  ruleWords: (id: string, words: string) =>
    once<string[][]>(game(id, `/rules/words?words=${encodeURIComponent(words)}`)),
  example: (id: string, name: string, player: string) =>
    request<Created>('POST', game(id, `/examples/${encodeURIComponent(name)}`), { name: player }),
  /** The table's address as friends can reach it; null if they cannot. */
  invite: async (id: string) => {
    const { url } = await request<Invitation>('GET', '/api/invitation')
    return url === null ? null : `${url}/#/table/${id}`
  },
  /** What a game offers beside playing: a question of its own and the answer. */
  tool: <Answer>(id: string, name: string, question: unknown) =>
    request<Answer>('POST', game(id, `/tools/${name}`), question),
  puzzles: (id: string) => once<PuzzleInfo[]>(game(id, '/puzzles')),
  /** A table at the position of a puzzle. */
  pose: (id: string, number: string, name: string) =>
    request<Created>('POST', game(id, `/puzzles/${encodeURIComponent(number)}`), { name }),
  puzzle: (id: string) => request<PuzzleAt>('GET', table(id, '/puzzle')),
  answer: (id: string, given: Answer) => request<Verdict>('POST', table(id, '/answer'), given),
  tables: () => request<TableInfo[]>('GET', '/api/tables'),
  mine: () => request<TableInfo[]>('GET', '/api/mine'),
  table: (id: string) => request<TableInfo>('GET', table(id)),
  create: (wanted: NewTable) => request<Created>('POST', '/api/tables', wanted),
  quick: (wanted: QuickTable) => request<Created>('POST', '/api/tables/quick', wanted),
  /** Today's deal of a game: a new table, or the one where it was begun. */
  playDaily: (id: string, wanted: PlayDaily) => request<Created>('POST', game(id, '/daily'), wanted),
  daily: () => request<DailyToday>('GET', '/api/daily'),
  dailyDay: (id: string, date: string) =>
    request<DailyDay>('GET', `/api/daily/${encodeURIComponent(id)}/${encodeURIComponent(date)}`),
  /** The first game, guided: where it was left, or anew. */
  learn: (id: string, name: string, anew = false) => request<Created>('POST', game(id, '/lesson'), { name, anew }),
  minute: (id: string) => once<MinutePage[]>(table(id, '/minute')),
  lesson: (id: string) => request<LessonText>('GET', table(id, '/lesson')),
  sit: (id: string, seat: number, name: string) => request<TableInfo>('POST', table(id, '/sit'), { seat, name }),
  leave: (id: string) => request<TableInfo>('POST', table(id, '/leave')),
  bot: (id: string, seat: number, bot: string | null) =>
    request<TableInfo>('POST', table(id, `/seats/${seat}/bot`), { bot }),
  free: (id: string, seat: number) => request<TableInfo>('POST', table(id, `/seats/${seat}/free`)),
  takeBack: (id: string, seat: number) => request<TableInfo>('POST', table(id, `/seats/${seat}/take-back`)),
  start: (id: string) => request<TableInfo>('POST', table(id, '/start')),
  rematch: (id: string) => request<Created>('POST', table(id, '/rematch')),
  /** Carries a seat to another device, or gives it to whoever opens the link. */
  link: (id: string, seat: number, give: boolean) =>
    request<SeatLink>('POST', table(id, `/seats/${seat}/link`), { give }),
  /** What became of the links to my seat. */
  links: (id: string, seat: number) => request<SeatLinks>('GET', table(id, `/seats/${seat}/links`)),
  revoke: (id: string, seat: number) => request<TableInfo>('POST', table(id, `/seats/${seat}/revoke`)),
  claim: (id: string, token: string, name: string) => request<TableInfo>('POST', table(id, '/claim'), { token, name }),
  /** Spectators are to be silent, or may speak again. */
  hush: (id: string, on: boolean) => request<TableInfo>('POST', table(id, '/hush'), { on }),
  coach: (id: string, on: boolean) => request<TableInfo>('POST', table(id, '/coach'), { on }),
  pace: (id: string, pace: TableInfo['pace']) => request<TableInfo>('POST', table(id, '/pace'), { pace }),
  replay: (id: string, seat: number | null) =>
    request<Replay>('GET', table(id, '/replay' + (seat === null ? '' : `?seat=${seat}`))),
  analysis: (id: string) => request<Analysis>('GET', table(id, '/analysis')),
  past: (id: string, version: number, seat: number | null) =>
    request<Moment>('GET', table(id, `/past?version=${version}` + (seat === null ? '' : `&seat=${seat}`))),
  recordUrl: (id: string) => table(id, '/record'),
  qrUrl: (id: string) => table(id, '/qr.svg'),
  liveUrl: (id: string, lang: string) =>
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${table(id, '/live')}?lang=${lang}`,
}
