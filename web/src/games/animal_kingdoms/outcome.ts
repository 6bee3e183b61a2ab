// What a kingdom brings, in words: now, or with the lifted card in it. The numbers are the rules'.
import { against, cardName, kingdom as kingdomName, who, whyText } from './names'
import type { Realm } from './realm'
import type { Prospect } from './types'
import { t } from './words'

export interface Outcome {
  head: string
  tail?: string | undefined
  tone: 'good' | 'bad' | 'even' | 'plain'
  cards?: number[] // that stand against it
}

function standing(one: Prospect, then: boolean, brief: boolean): Outcome {
  const score = { cubes: one.cubes, rival: one.rival }
  const tail = t(then && !brief ? 'points_then' : 'score.points', { n: one.points })
  if (one.battle)
    return { head: t('place.battle', score), tail: t('points_or', { n: one.points, m: one.at_least }), tone: 'even' }
  if (one.place === 1) return { head: t(then ? 'place.will_lead' : 'place.lead', score), tail, tone: 'good' }
  if (one.place === 2) return { head: t('place.second', score), tail, tone: 'plain' }
  if (one.place === 3) return { head: t('place.third', score), tail, tone: 'plain' }
  return { head: t(one.cubes ? 'place.none' : 'place.absent', score), tone: 'plain' }
}

/** In a few words; the whole sentence comes with a tap. */
const REFUSALS: Record<string, 'no.land' | 'no.mate' | 'no.match' | 'no.against'> = {
  'reason.full': 'no.land',
  'reason.no_mate': 'no.mate',
  'reason.decree.no_match': 'no.match',
  'reason.decree.against': 'no.against',
}

function refusal(realm: Realm): Outcome {
  const why = realm.verdict?.why
  const cards = against(why)
  const key = REFUSALS[why?.key ?? ''] ?? 'no.decree'
  return { head: t(key, { n: cards.length }), tone: 'bad', cards }
}

/** `brief` where it has one line. */
export function outcome(realm: Realm, brief = false): Outcome {
  const { kingdom, table } = realm
  if (realm.refused) return refusal(realm)
  if ((realm.lit || realm.settled !== null) && kingdom.then) {
    const then = standing(kingdom.then, true, brief)
    const { cubes, rival } = kingdom.then
    return realm.takesCapital ? { ...then, head: t('with_capital', { cubes, rival }) } : then
  }
  if (realm.fought) return { head: t('battle_here'), tone: 'even' }
  const me = table.seat === null ? undefined : kingdom.now[table.seat]
  if (me) return standing(me, false, brief)
  // Who only watches is told who leads.
  const first = kingdom.leaders[0]
  const leader = first === undefined ? undefined : kingdom.now[first]
  if (first === undefined || !leader) return { head: t('nobody'), tone: 'plain' }
  if (leader.battle) return standing(leader, false, brief)
  return {
    head: t('place.leads', { name: who(table, first), cubes: leader.cubes, rival: leader.rival }),
    tail: t('score.points', { n: leader.points }),
    tone: 'plain',
  }
}

/** What a tap on a kingdom does, or why it does nothing, and what would follow. */
export function tapLabel(realm: Realm): string {
  const { table, k, lifted } = realm
  const name = kingdomName(table, k)
  if (lifted !== null && realm.lit) {
    const said = outcome(realm)
    const what = t(realm.takesCapital ? 'tap_capital' : 'tap_lay', { kingdom: name, card: cardName(table, lifted) })
    return [what, said.head, said.tail].filter(Boolean).join('. ')
  }
  if (lifted !== null) return realm.verdict?.why ? whyText(table, realm.verdict.why) : name
  const decree = table.words.names.decree?.[realm.kingdom.decree] ?? ''
  const ask = realm.asked ? t('tap_kingdom') : ''
  return `${name}. ${t('decree')}: ${decree}. ${ask}`
}
