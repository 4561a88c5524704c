import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { withTimeout } from '../promises.ts'

/** `draining` is true from the moment the server is asked to stop. */
export type Readiness = { draining: boolean }

/** /healthz: the process is alive. /readyz: it can serve requests, for which it needs the database. */
export function serveProbes(app: FastifyInstance, db: Db, readiness: Readiness) {
  // A connection that is kept alive would delay the stop until its client closes it.
  app.addHook('onSend', async (_request, response) => {
    if (readiness.draining) response.header('connection', 'close')
  })
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, response) => {
    const ready = !readiness.draining && (await isResponding(db))
    return response.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}

const QUERY_TIMEOUT_MS = 1000

/** Whether the database responds in a second: a load balancer asks often, and has other servers. */
async function isResponding(db: Db) {
  const query = sql`select 1`.execute(db)
  return withTimeout(query, QUERY_TIMEOUT_MS, 'The database took too long.').then(
    () => true,
    () => false,
  )
}
