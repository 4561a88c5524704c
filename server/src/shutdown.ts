import type { FastifyInstance } from 'fastify'

const DRAIN_TIMEOUT_MS = 20_000
const DUPLICATE_SIGNAL_MS = 1_000

export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Calls `stop` on the first signal; a second signal ends the process at once. Signals within a second count as one: npm
 * forwards a signal that the process also received, and service managers send it to every process of a service.
 */
export function onStopSignal(stop: () => unknown) {
  let firstAt: number | undefined
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (firstAt === undefined) {
        firstAt = performance.now()
        stop()
      } else if (performance.now() - firstAt > DUPLICATE_SIGNAL_MS) process.exit(1)
    })
  }
}

/** Finishes the requests in progress. Closes connections that are still open after a timeout, idle ones included. */
export async function drain(app: FastifyInstance) {
  const timeout = setTimeout(() => app.server.closeAllConnections(), DRAIN_TIMEOUT_MS)
  await app.close()
  clearTimeout(timeout)
}
