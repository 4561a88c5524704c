import { median } from './statistics.ts'
import type { Server } from './server.ts'

/** The maximum CPU time of one request on the thread that serves all others. */
export const MAX_COST_MS = 50

const WARM_UPS = 3

/** A request that tries to be expensive. Its path may depend on the run, so that no cache answers it. */
export type HostileRequest = {
  name: string
  path: (run: number) => string
  /** Makes it a POST of JSON. */
  body?: string
  headers?: Record<string, string>
}

/** Milliseconds of CPU time of the server's main thread for one request. */
export type Cost = { name: string; status: number; median: number; worst: number }

/**
 * Sends each request several times, one after another, and measures CPU time, which other load on the machine does not
 * add to.
 *
 * @throws if a response is a server error, or if the status of a request varies
 */
export async function measureCosts(
  server: Server,
  requests: HostileRequest[],
  runs: number,
): Promise<Cost[]> {
  const costs: Cost[] = []
  for (const request of requests) {
    const times: number[] = []
    const statuses = new Set<number>()
    for (let run = 0; run < WARM_UPS + runs; run++) {
      const before = (await server.sample()).cpuMs
      statuses.add(await send(server, request, run))
      const after = (await server.sample()).cpuMs
      if (run >= WARM_UPS) times.push(after - before)
    }
    const [status = 0] = statuses
    if (statuses.size > 1 || status >= 500)
      throw new Error(`${request.name} was answered with ${[...statuses].join(' and ')}.`)
    costs.push({ name: request.name, status, median: median(times), worst: Math.max(...times) })
  }
  return costs
}

async function send({ url }: Server, { path, body, headers }: HostileRequest, run: number) {
  const response = await fetch(url + path(run), {
    headers: {
      'accept-encoding': 'gzip, br',
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { method: 'POST', body }),
  })
  await response.arrayBuffer()
  return response.status
}
