import type { FastifyInstance } from 'fastify'
import { clockWarning } from '../../db/clock.ts'
import { isSchemaUsable } from '../../db/compatibility.ts'
import type { Db } from '../../db/connect.ts'
import { shareWhileRunning, withTimeout } from '../promises.ts'

/** `draining` is true from the moment the server is asked to stop. */
export type Readiness = { draining: boolean }

/** /healthz: the process is alive. /readyz: it can serve requests, for which it needs the database and its schema. */
export function serveProbes(app: FastifyInstance, db: Db, readiness: Readiness) {
  // A connection that is kept alive would delay the stop until its client closes it.
  app.addHook('onSend', async (_request, response) => {
    if (readiness.draining) response.header('connection', 'close')
  })
  const config = { unlimited: 'Load balancers and monitoring need the probes under any load.' }
  const findProblemOnce = shareWhileRunning(() => findProblem(db))
  app.get('/healthz', { config }, async () => ({ status: 'alive' }))
  app.get('/readyz', { config }, async (_request, response) => {
    const problem = readiness.draining ? {} : await findProblemOnce()
    return response
      .code(problem ? 503 : 200)
      .send({ status: problem ? 'not ready' : 'ready', ...problem, warning: clockWarning() })
  })
}

const QUERY_TIMEOUT_MS = 1000

/** Gives up after a second: a load balancer asks often, and has other servers. */
async function findProblem(db: Db) {
  const usable = withTimeout(isSchemaUsable(db), QUERY_TIMEOUT_MS, 'The database took too long.')
  return usable.then(
    (usable) => (usable ? undefined : { reason: 'The database belongs to another version.' }),
    () => ({}),
  )
}
