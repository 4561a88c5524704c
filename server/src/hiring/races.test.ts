import type { Endpoint } from '@guildhall/contract/endpoint'
import { applying } from '@guildhall/contract/hiring/applying'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { fill } from '@guildhall/contract/url'
import fc from 'fast-check'
import { onTestFinished, test } from 'vitest'
import { inDays, type Account } from '../../test/factories.ts'
import { makeOverdue } from '../../test/hiring.ts'
import { expectConsistent, type Outcome } from '../../test/hiringInvariants.ts'
import { freshInstance } from '../../test/instance.ts'
import { connect, openPool } from '../db/connect.ts'
import { followDeadlines } from './tasks.ts'

// Of two full-time jobs, the notification of the second acceptance says so.
const PART_TIME = 2
const SERVERS = 3
const PEOPLE = 4
const JOBS = 2
// The company's daily quota allows 50 jobs.
const ROUNDS = 24

const number = (count: number) => fc.nat({ max: count - 1 })
const action = fc.record({
  // A decision of each kind is about as likely as all the others' chance to come before it.
  kind: fc.constantFrom(
    ...(['apply', 'apply', 'withdraw', 'withdraw', 'accept', 'accept', 'accept'] as const),
    ...(['decline', 'decline', 'decline', 'decline'] as const),
    ...(['finish', 'finish', 'close', 'extend', 'extend', 'overdue'] as const),
  ),
  server: number(SERVERS),
  person: number(PEOPLE),
  job: number(JOBS),
})
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never

const round = fc.record({
  /** Who applied before the others begin: a person and a job each. */
  applied: fc.uniqueArray(fc.tuple(number(PEOPLE), number(JOBS)), {
    selector: String,
    maxLength: PEOPLE * JOBS,
  }),
  actions: fc.array(fc.array(action, { minLength: 2, maxLength: 10 }), { minLength: 2, maxLength: 2 }),
})

/** Several servers on one database, a company, and candidates. */
async function openServers() {
  const instance = await freshInstance()
  const servers = Array.from({ length: SERVERS }, () => {
    const pool = openPool(instance.url, () => undefined)
    onTestFinished(() => pool.end())
    const db = connect(pool)
    return { db, app: instance.anotherServer({ db }) }
  })
  const company = await instance.newCompany()
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, i) => instance.newCandidate({ name: `Ann ${i}` })),
  )

  async function send(server: number, e: Endpoint, input: object, as: Account) {
    const { statusCode } = await servers[server]!.app.inject({
      method: e.method,
      ...fill(e.path, input),
      headers: { authorization: `JWT ${as.access}` },
    })
    return statusCode
  }

  /** Returns the status of the response; undefined for the task. */
  async function act({ kind, server, person, job }: Action, ids: number[]) {
    const params = { id: ids[job]! }
    const someone = people[person]!
    if (kind === 'apply') return send(server, applying.apply, { params, body: [] }, someone)
    if (kind === 'withdraw') return send(server, applying.withdrawApplication, { params }, someone)
    if (kind === 'decline') return send(server, applying.declineJob, { params }, someone)
    if (kind === 'accept')
      return send(server, hiring.acceptApplicant, { params, body: { user_id: someone.id } }, company)
    if (kind === 'finish') return send(server, hiring.finishJob, { params }, company)
    if (kind === 'close') return send(server, hiring.closeJob, { params }, company)
    if (kind === 'extend')
      return send(server, posting.extendJob, { params, body: { deadline: inDays(20 + person) } }, company)
    const { db } = servers[server]!
    await makeOverdue({ db }, [params.id])
    await followDeadlines(db)
  }

  return {
    db: instance.db,
    newJob: () => instance.newJob({ by: company, jobEmploymentType: [PART_TIME] }),
    act,
  }
}

test('random decisions, applications, withdrawals and declined jobs at once leave every job, its history and its notifications consistent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: ROUNDS, maxLength: ROUNDS }), async (rounds) => {
      const { db, newJob, act } = await openServers()
      for (const { applied, actions } of rounds) {
        const ids = [(await newJob()).id, (await newJob()).id]
        const outcomes: Outcome[] = []
        const actAll = (list: Action[]) =>
          Promise.all(
            list.map(async (one) => {
              const status = await act(one, ids)
              outcomes.push({ kind: one.kind, jobId: ids[one.job]!, status })
            }),
          )
        await actAll(applied.map(([person, job]) => ({ kind: 'apply', server: 0, person, job })))
        for (const list of actions) {
          await actAll(list)
          await expectConsistent(db, ids, outcomes)
        }
      }
    }),
    { numRuns: 1, endOnFailure: true },
  )
}, 60_000)
