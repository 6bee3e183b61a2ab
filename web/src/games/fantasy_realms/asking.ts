// The calculator's questions: the server answers them, and where it cannot be reached, this page.
import { ApiError, request } from '../../api/http'
import type { GameWords } from '../../api/types'
import type { CompareAnswer, CompareAsk, ScoreAnswer, ScoreAsk } from './types'

/** What answers without network, kept with the page once it was loaded. */
export const offline = () => import('./offline')

async function ask<Question, Answer>(
  tool: string,
  question: Question,
  here: (answering: Awaited<ReturnType<typeof offline>>) => Answer,
): Promise<Answer> {
  try {
    return await request<Answer>('POST', `/api/games/fantasy_realms/tools/${tool}`, question)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'network') throw error
    return here(await offline())
  }
}

export const askScore = (words: GameWords, question: ScoreAsk): Promise<ScoreAnswer> =>
  ask('score', question, ({ score }) => score(words, question))
export const askCompare = (words: GameWords, question: CompareAsk): Promise<CompareAnswer> =>
  ask('compare', question, ({ compare }) => compare(words, question))
