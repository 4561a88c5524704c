import type { Endpoint } from '@guildhall/contract/endpoint'
import type { Limit, Rate } from '@guildhall/contract/limits'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Db } from '../../db/connect.ts'
import { keyedHash } from '../keyedHash.ts'
import { networkOf, networksOf } from '../network.ts'
import { tooManyRequests } from '../http/refusal.ts'
import { BoundedMemoryLimiter } from './boundedMemoryLimiter.ts'
import { limitStore } from './limitStore.ts'
import { isCounted, outcomeOf, type Outcome } from './outcomes.ts'

type Dependencies = {
  db: Db
  secret: string
  log: FastifyBaseLogger
  /** Whether somebody has logged in to the account with this email from the network of this IP address before. */
  isKnownNetwork: (email: string, ip: string) => Promise<boolean>
}
type Input = { params?: unknown; body?: unknown }
type Counter = { limit: Limit; key: string }

/** Counts requests against the limits that the contract declares, and refuses those over a limit. */
export type Limits = ReturnType<typeof createLimits>

export function createLimits({ db, secret, log, isKnownNetwork }: Dependencies) {
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

  /** The counters of the caller's networks: the limit of an IPv6 /48 is wider than that of a /64. */
  const addressCounters = (limit: Limit, { ip }: FastifyRequest) =>
    networksOf(ip).map(({ network, width }) => {
      const name = width === 1 ? limit.name : `${limit.name}, wide`
      const times = limit.times * (width === 1 ? 1 : (limit.wide ?? width))
      return { limit: { ...limit, name, times }, key: keyOf('address', network) }
    })

  async function refuseAddressOver(limit: Limit, request: FastifyRequest) {
    // The /64 first: what it refuses does not count for the /48.
    for (const counter of addressCounters(limit, request)) await refuseOver(counter.limit, counter.key)
  }

  /** The counters of a call with valid input; none if it was counted before. */
  async function workCounters(limit: Limit, request: FastifyRequest, input: Input) {
    if (limit.counts === 'forms' && isFromProgram(input)) return []
    if (limit.by === 'ip') return limit.counts ? addressCounters(limit, request) : []
    const key = await workKey(limit, request, input)
    return key ? [{ limit, key }] : []
  }

  async function workKey(limit: Limit, request: FastifyRequest, input: Input) {
    if (limit.by === 'everyone') return keyOf('everyone', '')
    if (limit.by === 'account') return limit.counts && accountKey(request)
    return inputKey(limit, request, input)
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

  /** Returns the state of the counter if one more would be over the limit. Counts nothing. */
  async function usedUp(limit: Limit, key: string) {
    const count = await counterOf(limit, limit).get(key)
    return count && count.consumedPoints >= limit.times ? count : null
  }

  async function refuseOver(limit: Limit, key: string) {
    const over = await overLimit(limit, key)
    if (over) throw tooManyRequests(secondsUntilNext(over))
  }

  return {
    /** Runs before anything else. */
    async countAddress(e: Endpoint, request: FastifyRequest) {
      for (const limit of limitsOf(e, request))
        if (limit.by === 'ip' && !limit.counts) await refuseAddressOver(limit, request)
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
          const over = await usedUp(limit, key)
          return over ? secondsUntilNext(over) : 0
        })
      return Math.max(0, ...(await Promise.all(waits))) || undefined
    },

    /** Counts a request whose input is valid, runs it, and takes back what its outcome does not count for. */
    async countWork(e: Endpoint, request: FastifyRequest, input: Input, run: () => Promise<Outcome>) {
      const passed: Counter[] = []
      const applyOutcome = async (outcome: Outcome) => {
        for (const { limit, key } of passed) {
          const counter = counterOf(limit, limit)
          if (limit.afterwards && isCounted(limit, outcome)) await consume(counter, key)
          if (!limit.afterwards && !isCounted(limit, outcome)) await counter.reward(key)
        }
      }
      for (const declared of limitsOf(e, request))
        for (const { limit, key } of await workCounters(declared, request, input)) {
          const over = await (limit.afterwards ? usedUp : overLimit)(limit, key)
          if (over && limit.silent) {
            request.server.recordSecurityEvent('limit_exceeded', request)
            return { status: limit.silent, body: undefined }
          }
          if (over) {
            await applyOutcome({ status: 429, body: undefined })
            throw tooManyRequests(secondsUntilNext(over))
          }
          passed.push({ limit, key })
        }
      const outcome = await outcomeOf(run)
      await applyOutcome(outcome)
      return outcome.unwrap()
    },
  }
}

/** A demo account is shared by everybody: it has half the limits of an account. */
const limitsOf = ({ limits }: Endpoint, { user }: FastifyRequest) =>
  user?.isDemo
    ? limits.map((limit) =>
        limit.by === 'account' ? { ...limit, times: Math.floor(limit.times / 2) } : limit,
      )
    : limits

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

/** Whether a field is filled in that people don't see. */
const isFromProgram = ({ body }: Input) => Boolean((body as { website?: string } | undefined)?.website)

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
