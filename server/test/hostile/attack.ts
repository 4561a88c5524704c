import { contract } from '@guildhall/contract/all'
import { type Endpoint, COMMON_REFUSALS } from '@guildhall/contract/endpoint'
import fc from 'fast-check'
import { pino } from 'pino'
import { expect } from 'vitest'
import { openFolder } from '../../src/adapters/files.ts'
import { PASSWORD, type Account } from '../factories.ts'
import { freshFolder } from '../folders.ts'
import { countWork, excessOf } from '../work.ts'
import { freshInstance, type TestInstance } from '../instance.ts'
import { fits, nearMisses, requestsTo, type Sent } from './inputs.ts'

/** Requests to an endpoint: all, those that reached its handler, and those that succeeded. */
export type Tally = { name: string; sent: number; reached: number; done: number }

/** The endpoints that take input. */
const endpoints = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries<Endpoint>(calls)
    .filter(([, e]) => e.method !== 'GET' || e.params || e.query)
    .map(([name, e]) => ({ name: `${feature}.${name}`, e })),
)

const MIN_READS = 40

/** The endpoints whose handlers hardly any request reached: the requests to them prove nothing. */
export const unreached = (tallies: Tally[]) => tallies.filter(({ reached, sent }) => reached / sent < 0.05)

/**
 * Sends hostile input to every endpoint of the contract: first each part of a form replaced by similar values, then
 * random input from every kind of caller.
 *
 * @param runs requests to each endpoint that writes; endpoints that only read get a fifth of them
 * @throws on the first response that breaks the contract or cost too much work, with the seed to repeat it
 */
export async function attack(runs: number): Promise<Tally[]> {
  const errors: string[] = []
  const instance = await freshInstance({
    files: await openFolder(await freshFolder()),
    log: pino({ level: 'error' }, { write: (line) => void errors.push(line) }),
  })
  const target = await prepare(instance)
  const work = countWork()
  const tallies: Tally[] = []
  for (const { name, e } of endpoints) {
    const tally = { name, sent: 0, reached: 0, done: 0 }
    const send = async (caller: Caller, sent: Sent) => {
      work.take()
      const { response, reached } = await target.send(e, caller, sent)
      tally.sent += 1
      if (reached) tally.reached += 1
      if (response.statusCode < 400) tally.done += 1
      const violation = violationOf(e, reached, response)
      if (violation)
        throw new Error(
          `${name} ${violation}: ${response.statusCode} ${response.payload} ${errors.at(-1) ?? ''}`,
        )
      const excess = excessOf(work.take())
      if (excess.length > 0) throw new Error(`${name} costs too much: ${excess.join(', ')}`)
    }
    for (const sent of nearMisses(e, target.words))
      await send(e.who === 'company' ? 'company' : 'personal', sent)
    const property = fc.asyncProperty(callersOf(e), requestsTo(e, target.words), send)
    const numRuns = e.method === 'GET' ? Math.max(MIN_READS, Math.ceil(runs / 5)) : runs
    await fc.assert(property, { numRuns })
    tallies.push(tally)
  }
  expect(errors).toEqual([])
  await expectToServe(instance, target.accounts)
  return tallies
}

type Caller = 'visitor' | 'personal' | 'company'

/** Mostly callers who may call: others are refused before their input is read. */
const callersOf = ({ who }: Endpoint) => {
  const all = fc.constantFrom<Caller>('visitor', 'personal', 'company')
  if (who === 'anyone') return all
  const allowed = who === 'user' ? fc.constantFrom<Caller>('personal', 'company') : fc.constant<Caller>(who)
  return fc.oneof({ weight: 9, arbitrary: allowed }, { weight: 1, arbitrary: all })
}

/** A small instance in which the first ids belong to the callers. */
async function prepare(instance: TestInstance) {
  // The parsed input, just before the handler gets it.
  let arrived: Record<string, unknown> | undefined
  instance.app.addHook(
    'preHandler',
    async ({ params, query, body }) => void (arrived = { params, query, body }),
  )

  const personal = await instance.newCandidate()
  const company = await instance.newCompany()
  const other = await instance.newCompany({ name: 'Mill' })
  const questions = [{ type: 'input', value: 'Why?', required: false }] as const
  for (const by of [company, company, other]) await instance.newJob({ by })
  await instance.newJob({ by: company, questions: [...questions] })
  const callers: Record<Caller, Account | undefined> = { visitor: undefined, personal, company }
  const { refresh } = await instance.logIn(personal)
  const { email, username } = personal
  const words = [email, company.email, username, PASSWORD, refresh, 'Why?', 'Baker', 'Remote']

  return {
    words,
    accounts: [personal, company],

    async send(e: Endpoint, caller: Caller, { method = 'GET', url = '', payload, type }: Sent) {
      arrived = undefined
      const access = callers[caller]?.access
      const headers = {
        ...(access && { authorization: `JWT ${access}` }),
        ...(type && { 'content-type': type }),
      }
      const response = await instance.app.inject({
        method,
        url,
        headers,
        ...(payload !== undefined && { payload }),
      })
      const reached = arrived !== undefined && fits(e, arrived)
      return { response, reached }
    },
  }
}

async function expectToServe(instance: TestInstance, accounts: Account[]) {
  for (const account of accounts) {
    const { statusCode } = await instance.send(contract.sessions.getProfileImageName, {}, { as: account })
    expect(statusCode).toBe(200)
  }
  expect(await instance.call(contract.search.searchJobs, { query: {} })).toMatchObject({ status: 200 })
}

type Response = { statusCode: number; payload: string; headers: Record<string, unknown> }

// Internals that a message must not contain: code locations, SQL, file names.
const INTERNALS =
  /\bat .+:\d+|node_modules|\.ts\b|\/src\/|\/tmp\/|\b(select|insert|update|delete)\b.*\b(from|into|set)\b|violates|relation "|syntax error|Error:|ECONN|\[object|undefined|\$\d/i

const isMessage = (text: unknown) =>
  typeof text === 'string' && /^[A-Z].{3,150}$/.test(text) && !INTERNALS.test(text)

/** How a response breaks the contract; undefined if it doesn't. */
function violationOf(e: Endpoint, reached: boolean, { statusCode, payload, headers }: Response) {
  if (statusCode >= 500) return 'failed'
  if (!(statusCode in e.responses) && !(statusCode in COMMON_REFUSALS)) return 'sends an undeclared response'
  if (statusCode < 400) return reached ? undefined : 'accepted input that does not fit the contract'
  if (!String(headers['content-type']).startsWith('application/json')) return 'does not refuse in JSON'
  const body = JSON.parse(payload) as { error?: unknown; errorField?: Record<string, unknown[]> }
  const isByField = e.refusal === 'fields' && !('error' in body)
  if (!isByField && !isMessage(body.error)) return 'refuses without a message'
  const fields = Object.values((isByField ? body : (body.errorField ?? {})) as Record<string, unknown[]>)
  if (!fields.flat().every(isMessage)) return 'has a field error that is not a message'
}
