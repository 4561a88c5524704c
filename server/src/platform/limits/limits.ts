import type { Endpoint, Refusal } from '@guildhall/contract/endpoint'
import type { Limit, Rate } from '@guildhall/contract/limits'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Db } from '../../db/connect.ts'
import { CappedMemory } from './cappedMemory.ts'
import { keyedHash } from '../http/keyedHash.ts'
import { limitStore } from './limitStore.ts'
import { networkOf, networksOf } from '../http/network.ts'
import { Refused, tooOften } from '../http/refusal.ts'

type Dependencies = {
  db: Db
  secret: string
  log: FastifyBaseLogger
  /** Whether the account with this email was logged in to from the network of an address before. */
  isKnownNetwork: (email: string, address: string) => Promise<boolean>
}
type Input = { params?: unknown; body?: unknown }
type Answer = { status: number; body: unknown }

/** Counts calls against the limits that the contract declares, and refuses those over them. */
export type Limits = ReturnType<typeof openLimits>

export function openLimits({ db, secret, log, isKnownNetwork }: Dependencies) {
  const hash = keyedHash(secret, 'limits')
  const store = limitStore(db, log)
  const counters = new Map<string, RateLimiterAbstract>()

  /** Limits with the same name, kept in the same place, are one counter. */
  function counterOf({ name, kept, counts }: Limit, { times, seconds }: Rate) {
    const id = `${name} ${times}/${seconds}`
    const known = counters.get(id)
    if (known) return known
    const options = { keyPrefix: name, points: times, duration: seconds }
    const memory = new CappedMemory(options)
    // Who is over a limit is known to be for a while: a flood of calls does not reach the database.
    const flood = counts ? {} : { inMemoryBlockOnConsumed: times }
    const shared = { ...options, ...store, ...flood, insuranceLimiter: memory }
    const counter = kept === 'apart' ? memory : new RateLimiterPostgres(shared)
    counters.set(id, counter)
    return counter
  }

  const keyOf = (kind: string, value: string) => hash(`${kind} ${value}`)

  const accountKey = ({ user }: FastifyRequest) => user && keyOf('account', String(user.id))

  /** The counters of the caller's networks: an IPv6 /48 has ten times the limit of a /64. */
  const addressCounters = (limit: Limit, { ip }: FastifyRequest) =>
    networksOf(ip).map(({ network, width }) => {
      const name = width === 1 ? limit.name : `${limit.name}, wide`
      return { limit: { ...limit, name, times: limit.times * width }, key: keyOf('address', network) }
    })

  async function refuseAddressOver(limit: Limit, request: FastifyRequest) {
    // The narrow one first: what it refuses does not count in the wide one.
    for (const counter of addressCounters(limit, request)) await refuseOver(counter.limit, counter.key)
  }

  /** What an email or another field is counted by; nothing where the limit is not about it. */
  async function inputKey({ by }: Limit, { ip }: FastifyRequest, input: Input) {
    if (typeof by === 'string') return undefined
    const value = valueOf(by.field, input)
    if (!value) return undefined
    if (!('networks' in by)) return keyOf('value', value)
    // A known network is counted too, on its own: skipped it would answer sooner, and so show itself as known.
    const isOnItsOwn = by.networks === 'each' || (await isKnownNetwork(value, ip))
    return keyOf(`value, ${by.networks}`, isOnItsOwn ? `${value} ${networkOf(ip)}` : value)
  }

  /** Counts one more call; what the counter says where that was one too many. */
  async function overLimit(limit: Limit, key: string) {
    const over = await take(counterOf(limit, limit), key)
    if (!over || !limit.throttle) return over
    return take(counterOf({ ...limit, name: `${limit.name}, throttled` }, limit.throttle), key)
  }

  async function refuseOver(limit: Limit, key: string) {
    const over = await overLimit(limit, key)
    if (over) throw tooOften(secondsUntilNext(over))
  }

  return {
    /** Before anything else is done for a call. */
    async countAddress(e: Endpoint, request: FastifyRequest) {
      for (const limit of limitsOf(e, request))
        if (limit.by === 'address') await refuseAddressOver(limit, request)
    },

    /** Once it is known who calls. */
    async countCaller(e: Endpoint, request: FastifyRequest) {
      const account = accountKey(request)
      for (const limit of limitsOf(e, request)) {
        if (limit.by === 'visitor' && !account) await refuseAddressOver(limit, request)
        if (limit.by === 'account' && !limit.counts && account) await refuseOver(limit, account)
      }
    },

    /** The seconds until a visitor who is over these limits may call again; undefined for all others. Counts nothing. */
    async refusedFor(limits: readonly Limit[], request: FastifyRequest) {
      const waits = limits
        .filter(({ by }) => by === 'visitor')
        .flatMap((limit) => addressCounters(limit, request))
        .map(async ({ limit, key }) => {
          const count = await counterOf(limit, limit).get(key)
          return count && count.consumedPoints >= limit.times ? secondsUntilNext(count) : 0
        })
      return Math.max(0, ...(await Promise.all(waits))) || undefined
    },

    /** Around the work of a call, once its input is known to be readable. */
    async countWork(e: Endpoint, request: FastifyRequest, input: Input, run: () => Promise<Answer>) {
      const counted: { limit: Limit; key: string }[] = []
      const giveBack = async (answer: Answer) => {
        for (const { limit, key } of counted)
          if (!isCounted(limit, answer)) await counterOf(limit, limit).reward(key)
      }
      for (const limit of limitsOf(e, request)) {
        const key =
          limit.by === 'account' && limit.counts ? accountKey(request) : await inputKey(limit, request, input)
        if (!key) continue
        const over = await overLimit(limit, key)
        if (over && limit.silent) {
          request.server.recordSecurityEvent('limit_exceeded', request)
          return { status: limit.silent, body: undefined }
        }
        if (over) {
          await giveBack({ status: 429, body: undefined })
          throw tooOften(secondsUntilNext(over))
        }
        counted.push({ limit, key })
      }
      const outcome = await outcomeOf(run)
      await giveBack(outcome)
      return outcome.answer()
    },
  }
}

/** A demo account is shared by everybody: what it may do is half of what an account may do. */
const limitsOf = ({ limits = [] }: Endpoint, { user }: FastifyRequest) =>
  user?.isDemo
    ? limits.map((limit) =>
        limit.by === 'account' ? { ...limit, times: Math.floor(limit.times / 2) } : limit,
      )
    : limits

function isCounted({ counts }: Limit, { status, body }: Answer) {
  if (!counts) return true
  if (counts === 'failures') return status === 400 || status === 401
  return status === 400 && counts.fieldError in ((body as Refusal).errorField ?? {})
}

/** The status and the body that some work ends with, and its answer, which may be to throw. */
async function outcomeOf(run: () => Promise<Answer>) {
  try {
    const answer = await run()
    return { ...answer, answer: () => answer }
  } catch (error) {
    const rethrow = (): never => {
      throw error
    }
    const { status, body } = error instanceof Refused ? error : { status: 500, body: undefined }
    return { status, body, answer: rethrow }
  }
}

/** Counts one more; what the counter says where that was one too many. */
async function take(counter: RateLimiterAbstract, key: string) {
  try {
    await counter.consume(key)
    return null
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused
    throw refused
  }
}

const secondsUntilNext = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** What a field of the input holds, without regard to case. */
function valueOf(field: string, { params, body }: Input) {
  const value = ({ ...(params as object), ...(body as object) } as Record<string, unknown>)[field]
  return typeof value === 'string' ? value.trim().toLowerCase() : undefined
}
