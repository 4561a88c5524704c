import { median } from './statistics.ts'
import type { HostileRequest } from './hostileRequests.ts'
import type { Server } from './server.ts'

/** The most that one request may take of the thread that serves all others. */
export const MAX_COST_MS = 50

const WARM_UPS = 3

/** Milliseconds of processor time of the server's main thread, of one request at a time. */
export type Cost = { name: string; status: number; median: number; worst: number }

/**
 * Sends each request several times, one after the other. Processor time, not elapsed time: what else the machine does
 * is no part of it.
 *
 * @throws where a request is answered as a failure of the server, or not always by the same status
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
      throw new Error(`${request.name} is answered ${[...statuses].join(' and ')}.`)
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
