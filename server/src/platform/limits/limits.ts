import { refusalLimits, type Limit, type Rate } from '@guildhall/contract/limits'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { keyedHash } from '../keyedHash.ts'
import { networkOf, networksOf } from '../network.ts'
import { tooManyRequests } from '../http/refusal.ts'
import { databaseCounters, memoryCounters, type Count } from './counters.ts'
import { isCounted, outcomeOf, type Outcome } from './outcomes.ts'
import { createPauses, pauseMs } from './pauses.ts'

type Dependencies = {
  db: Db
  secret: string
  log: FastifyBaseLogger
  /** Whether somebody has logged in to the account with this email from the network of this IP address before. */
  isKnownNetwork: (email: string, ip: string) => Promise<boolean>
  /** The session of an Authorization header that was valid once. */
  sessionIdIn: (header: string | undefined) => Promise<string | undefined>
  /** Delays a call near a limit. */
  sleep?: ((ms: number) => Promise<void>) | undefined
}
type Input = { params?: unknown; body?: unknown }
type Counter = { limit: Limit; key: string }

/** Counts requests against the limits that the contract declares, and refuses those over a limit. */
export type Limits = ReturnType<typeof createLimits>

export function createLimits({ db, secret, log, isKnownNetwork, sessionIdIn, sleep }: Dependencies) {
  const hash = keyedHash(secret, 'limits')
  const shared = databaseCounters(db, log)
  const memories = new Map<string, ReturnType<typeof memoryCounters>>()
  const pause = createPauses(sleep)
  /** The counters of a request before its input was known, to be taken back if its outcome doesn't count. */
  const countedEarly = new WeakMap<FastifyRequest, Counter[]>()

  /** Each limit has its own memory, so that a flood of keys deletes no counters of another. */
  function memoryOf({ name }: Limit) {
    const memory = memories.get(name) ?? memoryCounters()
    memories.set(name, memory)
    return memory
  }

  /**
   * Adds to a counter, which limits with the same name share. The memory knows the shared ones too: while the database is
   * unavailable, each server counts on its own.
   */
  async function add(limit: Limit, key: string, points: number): Promise<Count> {
    const memory = memoryOf(limit)
    const own = memory.add(key, points, limit.seconds)
    if (points > 0 && own.points > limit.times) {
      // A refused call leaves room for a cheaper one, and a flood of refused calls doesn't reach the database.
      memory.add(key, -points, limit.seconds)
      return own
    }
    if (limit.store === 'local') return own
    try {
      const count = await shared.add(`${limit.name}:${key}`, points, limit.seconds)
      memory.raise(key, count)
      return count
    } catch {
      return own
    }
  }

  async function read(limit: Limit, key: string) {
    const memory = memoryOf(limit)
    if (limit.store === 'local') return memory.read(key)
    return shared.read(`${limit.name}:${key}`).catch(() => memory.read(key))
  }

  /** Counts a call. Returns the count if it is over the limit, and otherwise pauses near the limit. */
  async function consume(limit: Limit, key: string) {
    const count = await add(limit, key, costOf(limit))
    if (count.points > limit.times) return count
    await pause(pauseMs(limit, count.points))
    return undefined
  }

  const keyOf = (kind: string, value: string) => hash(`${kind} ${value}`)

  const accountKey = ({ user }: FastifyRequest) => user && keyOf('account', String(user.id))

  /** The counters of the caller's networks: the limit of an IPv6 /48 is wider than that of a /64. */
  const addressCounters = (limit: Limit, { ip }: FastifyRequest) =>
    networksOf(ip).map(({ network, width }) => {
      const name = width === 1 ? limit.name : `${limit.name}, wide`
      const factor = width === 1 ? 1 : (limit.wide ?? width)
      const pauseFrom = limit.pauseFrom && { pauseFrom: limit.pauseFrom * factor }
      return {
        limit: { ...limit, name, times: limit.times * factor, ...pauseFrom },
        key: keyOf('address', network),
      }
    })

  async function refuseAddressOver(limit: Limit, request: FastifyRequest) {
    // The /64 first: what it refuses does not count for the /48.
    for (const counter of addressCounters(limit, request)) await refuseOver(counter.limit, counter.key)
  }

  /** The counters of a call with valid input; none if it was counted before. */
  async function workCounters(limit: Limit, request: FastifyRequest, input: Input) {
    if (limit.counts === 'forms' && isFromProgram(input)) return []
    if (limit.by === 'ip') return isCountedLate(limit) ? addressCounters(limit, request) : []
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

  /** Counts a request. Returns the count if it is over the limit. */
  async function overLimit(limit: Limit, key: string) {
    const over = await consume(limit, key)
    if (!over || !limit.throttle) return over
    return consume(throttled(limit, limit.throttle), key)
  }

  /** Returns the count if one more would be over the limit. Counts nothing. */
  async function usedUp(limit: Limit, key: string) {
    const count = await read(limit, key)
    return count && count.points >= limit.times ? count : undefined
  }

  async function refuseOver(limit: Limit, key: string) {
    const over = await overLimit(limit, key)
    if (over) throw tooManyRequests(secondsUntilNext(over))
  }

  /** Counts a call that may fail for the caller's networks, before the password is read. */
  async function countPossibleFailure(limit: Limit, request: FastifyRequest) {
    const counted = countedEarly.get(request) ?? []
    countedEarly.set(request, counted)
    for (const counter of addressCounters(limit, request)) {
      await refuseOver(counter.limit, counter.key)
      counted.push(counter)
    }
  }

  return {
    /** Runs before anything else. */
    async countAddress(limits: readonly Limit[], request: FastifyRequest) {
      for (const limit of limits) {
        if (limit.by !== 'ip') continue
        if (!limit.counts) await refuseAddressOver(limit, request)
        if (limit.counts === 'failures') await countPossibleFailure(limit, request)
      }
    },

    /** Runs once the caller is known, before a caller who may not call is refused. */
    async countCaller(limits: readonly Limit[], request: FastifyRequest) {
      const account = accountKey(request)
      for (const limit of limitsFor(request, limits)) {
        if (limit.by === 'visitor' && !account) await refuseAddressOver(limit, request)
        if (limit.by === 'account' && !limit.counts && account) await refuseOver(limit, account)
      }
    },

    /**
     * Counts a refusal with 401 or 403, and answers it with 429 over the limit. Other calls are not affected. A token that
     * has expired is counted for its session: a browser must get its 401 to renew it, whatever others at its address do.
     */
    async countRefusal(request: FastifyRequest) {
      const sessionId = request.user ? undefined : await sessionIdIn(request.headers.authorization)
      for (const limit of refusalLimits)
        if (sessionId) await refuseOver(limit, keyOf('session', sessionId))
        else await refuseAddressOver(limit, request)
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
    async countWork(
      limits: readonly Limit[],
      request: FastifyRequest,
      input: Input,
      run: () => Promise<Outcome>,
    ) {
      const passed = [...(countedEarly.get(request) ?? [])]
      const applyOutcome = async (outcome: Outcome) => {
        for (const { limit, key } of passed) {
          if (limit.afterwards && isCounted(limit, outcome)) await consume(limit, key)
          if (!limit.afterwards && !isCounted(limit, outcome)) await add(limit, key, -costOf(limit))
        }
      }
      for (const declared of limitsFor(request, limits))
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
const limitsFor = ({ user }: FastifyRequest, limits: readonly Limit[]) =>
  user?.isDemo
    ? limits.map((limit) =>
        limit.by === 'account' ? { ...limit, times: Math.floor(limit.times / 2) } : limit,
      )
    : limits

/** Failures are counted early, before the input is known, so that unreadable input counts too. */
const isCountedLate = ({ counts }: Limit) => counts !== undefined && counts !== 'failures'

const costOf = ({ cost = 1 }: Limit) => cost

/** The limit of calls that are still accepted over a limit. They are never paused. */
const throttled = (limit: Limit, rate: Rate): Limit => ({
  ...limit,
  ...rate,
  name: `${limit.name}, throttled`,
  pauseFrom: rate.times,
})

const secondsUntilNext = ({ msLeft }: Count) => Math.max(1, Math.ceil(msLeft / 1000))

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
