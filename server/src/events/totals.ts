import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/connect.ts'
import type { Streams } from './streams.ts'

/** Changes within this time are one event, and one query counts for all accounts. */
const INTERVAL_MS = 250
const RETRY_MS = 2_000

/** A number that streams report: the name of its event, and the channel of the database that announces changes. */
export type Total = {
  event: string
  /** Its messages are the ids of accounts, separated by commas. */
  channel: string
  /** The totals of accounts by id; 0 for one that is left out. */
  count: (db: Db, userIds: number[]) => Promise<ReadonlyMap<number, number>>
}

type Options = { db: Db; streams: Streams; signal: AbortSignal; log: FastifyBaseLogger }

/** Sends a total to the streams of the accounts for which it changed, until `signal` is aborted. */
export function reportTotal(total: Total, { db, streams, signal, log }: Options) {
  /** Accounts that get an event, and others that get one if their total is not the one sent last. */
  const [changed, unchecked] = [new Set<number>(), new Set<number>()]
  const { send, forgetClosed } = totalSender(total, { db, streams })
  let isRunning = false

  async function run() {
    isRunning = true
    while (changed.size + unchecked.size > 0 && !signal.aborted) {
      const pause = await report().catch((error: unknown) => {
        log.warn({ err: error, event: total.event }, 'totals could not be counted')
        return RETRY_MS
      })
      await sleep(pause, undefined, { signal }).catch(() => undefined)
    }
    forgetClosed()
    isRunning = false
  }

  async function report() {
    const due = new Set(changed)
    const userIds = [...due.union(unchecked)].filter(streams.has)
    changed.clear()
    unchecked.clear()
    try {
      await send(userIds, due)
      return INTERVAL_MS
    } catch (error) {
      for (const id of userIds) changed.add(id)
      throw error
    }
  }

  function add(userIds: Iterable<number>, to: Set<number>) {
    for (const id of userIds) if (streams.has(id)) to.add(id)
    if (!isRunning) void run()
  }

  return {
    /** For accounts whose total changed, or that have a new stream. */
    report: (userIds: Iterable<number>) => add(userIds, changed),
    /** Changes may have been missed: counts for all streams, and sends what differs. */
    recount: () => add(streams.userIds(), unchecked),
  }
}

function totalSender({ event, count }: Total, { db, streams }: Pick<Options, 'db' | 'streams'>) {
  const sent = new Map<number, number>()
  return {
    /** Sends the totals of accounts that are due, and those of others that differ from the ones sent last. */
    async send(userIds: number[], due: ReadonlySet<number>) {
      const totals = await count(db, userIds)
      for (const id of userIds) {
        const total = totals.get(id) ?? 0
        if (due.has(id) || sent.get(id) !== total) streams.send(id, event, { total })
        sent.set(id, total)
      }
    },
    forgetClosed() {
      for (const id of sent.keys()) if (!streams.has(id)) sent.delete(id)
    },
  }
}
