import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** `draining` from the moment that the server was asked to stop. */
export type Readiness = { draining: boolean }

/** /healthz: the process lives. /readyz: it can serve, which takes the database. */
export function serveProbes(app: FastifyInstance, db: Db, readiness: Readiness) {
  // A connection that is kept alive would hold up the stop until its client thinks of leaving.
  app.addHook('onSend', async (_request, response) => {
    if (readiness.draining) response.header('connection', 'close')
  })
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, response) => {
    const ready = !readiness.draining && (await answers(db))
    return response.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}

const IMPATIENCE_MS = 1000

/** Whether the database answers soon: a balancer asks often, and has other servers. */
async function answers(db: Db) {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, sleep(IMPATIENCE_MS, false, { ref: false })])
}
