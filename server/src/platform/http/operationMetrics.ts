import { Counter, Gauge, type Registry } from '@prometheus-io/client'
import type { Db, PoolState } from '../../db/connect.ts'
import { shareWhileRunning, withTimeout } from '../promises.ts'
import { findBacklog, MAX_COUNTED } from '../queue/backlog.ts'
import { VERSION } from './openapi.ts'

export type Operations = {
  db: Db
  /** The pools of database connections, by purpose. */
  pools?: Record<string, PoolState> | undefined
  /** The failed mails of this process so far, by reason. */
  mailFailures?: Record<string, number> | undefined
}

/** Adds metrics for operators: the queue, mails, pools and the version. They are read at each scrape. */
export function measureOperations(registry: Registry, { db, pools = {}, mailFailures }: Operations) {
  const registers = [registry]
  new Gauge({
    name: 'guildhall_build_info',
    help: 'Always 1, with the version of the program',
    labelNames: ['version'],
    registers,
  }).set({ version: VERSION }, 1)
  measureQueue(registry, db)
  if (mailFailures) countMailFailures(registry, mailFailures)
  measurePools(registry, pools)
}

const QUERY_TIMEOUT_MS = 1000

/** All servers share the queue and show the same. NaN while the database doesn't respond. */
function measureQueue(registry: Registry, db: Db) {
  const unknown = { due: NaN, oldest_seconds: NaN, failed: NaN }
  // One query for the three gauges.
  const findOnce = shareWhileRunning(() =>
    withTimeout(findBacklog(db), QUERY_TIMEOUT_MS, 'The database took too long.').catch(() => unknown),
  )
  const add = (name: string, metric: keyof typeof unknown, help: string) => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: async () => gauge.set((await findOnce())[metric]),
    })
  }
  add('guildhall_tasks_due', 'due', `Background tasks that are due and not running, up to ${MAX_COUNTED}`)
  add('guildhall_tasks_oldest_due_seconds', 'oldest_seconds', 'For how long the oldest task has been due')
  add(
    'guildhall_tasks_failed',
    'failed',
    `Tasks that failed for good, up to ${MAX_COUNTED}: npm run guildhall -- tasks`,
  )
}

function countMailFailures(registry: Registry, failures: Record<string, number>) {
  const counter: Counter<'reason'> = new Counter({
    name: 'guildhall_mail_failures_total',
    help: 'Attempts of this server to send a mail that failed, by reason',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      counter.reset()
      for (const [reason, count] of Object.entries(failures)) counter.inc({ reason }, count)
    },
  })
}

function measurePools(registry: Registry, pools: Record<string, PoolState>) {
  const common = { labelNames: ['pool'] as const, registers: [registry] }
  const each = (set: (pool: string, state: PoolState) => void) => () => {
    for (const [pool, state] of Object.entries(pools)) set(pool, state)
  }
  const waiting: Gauge<'pool'> = new Gauge({
    ...common,
    name: 'guildhall_pool_waiting',
    help: 'Clients that wait for a connection to the database, by pool of this server',
    collect: each((pool, { waitingCount, idleCount }) =>
      // The pool hands idle connections out at the next turn of the event loop.
      waiting.set({ pool }, Math.max(0, waitingCount - idleCount)),
    ),
  })
  const waits: Counter<'pool'> = new Counter({
    ...common,
    name: 'guildhall_pool_waits_total',
    help: 'Clients that found no idle connection to the database and waited for one',
    collect() {
      waits.reset()
      each((pool, { waits: { count } }) => waits.inc({ pool }, count))()
    },
  })
  const seconds: Counter<'pool'> = new Counter({
    ...common,
    name: 'guildhall_pool_wait_seconds_total',
    help: 'Time that clients waited for a connection to the database',
    collect() {
      seconds.reset()
      each((pool, state) => seconds.inc({ pool }, state.waits.seconds))()
    },
  })
}
