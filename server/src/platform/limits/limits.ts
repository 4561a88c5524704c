import type { Endpoint, Refusal } from '@guildhall/contract/endpoint'
import type { Limit, Rate } from '@guildhall/contract/limits'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Db } from '../../db/connect.ts'
import { keyedHash } from '../http/keyedHash.ts'
import { networkOf, networksOf } from '../http/network.ts'
import { Refused, tooManyRequests } from '../http/refusal.ts'
import { BoundedMemoryLimiter } from './boundedMemoryLimiter.ts'
import { limitStore } from './limitStore.ts'

type Dependencies = {
  db: Db
  secret: string
  log: FastifyBaseLogger
  /** Whether somebody has logged in to the account with this email from the network of this IP address before. */
  isKnownNetwork: (email: string, ip: string) => Promise<boolean>
}
type Input = { params?: unknown; body?: unknown }
type Outcome = { status: number; body: unknown; headers?: Record<string, string> }

/** Counts requests against the limits that the contract declares, and refuses those over a limit. */
export type Limits = ReturnType<typeof openLimits>

export function openLimits({ db, secret, log, isKnownNetwork }: Dependencies) {
  const hash = keyedHash(secret, 'limits')
  const databaseStore = limitStore(db, log)
  const counters = new Map<string, RateLimiterAbstract>()

  /** Limits with the same name in the same store share a counter. */
  function counterOf({ name, store, counts }: Limit, { times, seconds }: Rate) {
    const id = `${name} ${times}/${seconds}`
    const known = counters.get(id)
    if (known) return known
    const options = { keyPrefix: name, points: times, duration: seconds }
    const memory = new BoundedMemoryLimiter(options)
    // A key over its limit is blocked in memory: a flood of requests does not reach the database.
    const blocking = counts ? {} : { inMemoryBlockOnConsumed: times }
    const shared = { ...options, ...databaseStore, ...blocking, insuranceLimiter: memory }
    const counter = store === 'local' ? memory : new RateLimiterPostgres(shared)
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
    // The /64 first: what it refuses does not count for the /48.
    for (const counter of addressCounters(limit, request)) await refuseOver(counter.limit, counter.key)
  }

  /** The key for an email or another field of the input; undefined if the limit doesn't count by one. */
  async function inputKey({ by }: Limit, { ip }: FastifyRequest, input: Input) {
    if (typeof by === 'string') return undefined
    const value = valueOf(by.field, input)
    if (!value) return undefined
    if (!('networks' in by)) return keyOf('value', value)
    // A known network has its own counter: with none, a faster response would show that it is known.
    const hasOwnCounter = by.networks === 'each' || (await isKnownNetwork(value, ip))
    return keyOf(`value, ${by.networks}`, hasOwnCounter ? `${value} ${networkOf(ip)}` : value)
  }

  /** Counts a request. Returns the state of the counter if the request is over the limit. */
  async function overLimit(limit: Limit, key: string) {
    const over = await consume(counterOf(limit, limit), key)
    if (!over || !limit.throttle) return over
    return consume(counterOf({ ...limit, name: `${limit.name}, throttled` }, limit.throttle), key)
  }

  async function refuseOver(limit: Limit, key: string) {
    const over = await overLimit(limit, key)
    if (over) throw tooManyRequests(secondsUntilNext(over))
  }

  return {
    /** Runs before anything else. */
    async countAddress(e: Endpoint, request: FastifyRequest) {
      for (const limit of limitsOf(e, request)) if (limit.by === 'ip') await refuseAddressOver(limit, request)
    },

    /** Runs once the caller is authenticated. */
    async countCaller(e: Endpoint, request: FastifyRequest) {
      const account = accountKey(request)
      for (const limit of limitsOf(e, request)) {
        if (limit.by === 'visitor' && !account) await refuseAddressOver(limit, request)
        if (limit.by === 'account' && !limit.counts && account) await refuseOver(limit, account)
      }
    },

    /** The seconds until a visitor over one of these limits may read again; undefined for others. Counts nothing. */
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

    /** Counts a request whose input is valid, runs it, and takes back what its outcome does not count for. */
    async countWork(e: Endpoint, request: FastifyRequest, input: Input, run: () => Promise<Outcome>) {
      const counted: { limit: Limit; key: string }[] = []
      const takeBack = async (outcome: Outcome) => {
        for (const { limit, key } of counted)
          if (!isCounted(limit, outcome)) await counterOf(limit, limit).reward(key)
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
          await takeBack({ status: 429, body: undefined })
          throw tooManyRequests(secondsUntilNext(over))
        }
        counted.push({ limit, key })
      }
      const outcome = await outcomeOf(run)
      await takeBack(outcome)
      return outcome.unwrap()
    },
  }
}

/** A demo account is shared by everybody: it has half the limits of an account. */
const limitsOf = ({ limits = [] }: Endpoint, { user }: FastifyRequest) =>
  user?.isDemo
    ? limits.map((limit) =>
        limit.by === 'account' ? { ...limit, times: Math.floor(limit.times / 2) } : limit,
      )
    : limits

function isCounted({ counts }: Limit, { status, body }: Outcome) {
  if (!counts) return true
  if (counts === 'failures') return status === 400 || status === 401
  return status === 400 && counts.fieldError in ((body as Refusal).errorField ?? {})
}

/** Status and body of a response or a refusal; `unwrap` returns the response or throws the error again. */
async function outcomeOf(run: () => Promise<Outcome>) {
  try {
    const response = await run()
    return { ...response, unwrap: () => response }
  } catch (error) {
    const rethrow = (): never => {
      throw error
    }
    const { status, body } = error instanceof Refused ? error : { status: 500, body: undefined }
    return { status, body, unwrap: rethrow }
  }
}

/** Counts one. Returns the state of the counter if it is over its limit. */
async function consume(counter: RateLimiterAbstract, key: string) {
  try {
    await counter.consume(key)
    return null
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused
    throw refused
  }
}

const secondsUntilNext = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** The value of a field of the input, in lower case. */
function valueOf(field: string, { params, body }: Input) {
  const value = ({ ...(params as object), ...(body as object) } as Record<string, unknown>)[field]
  return typeof value === 'string' ? value.trim().toLowerCase() : undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined when rate limits are off. */
    limits: Limits | undefined
  }
}
