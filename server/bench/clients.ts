import { summarize, type Summary } from './statistics.ts'

const ROUND_MS = 1_000

/** Clients that act again as soon as they have their answers. */
export type Clients = {
  clients: number
  /** One search, or one transaction, of the client with this number, from 0. */
  act: (client: number) => Promise<unknown>
  /** The maximum number of actions of a round, read at its start. */
  maxActions?: () => number
}

export type Rate = {
  /** Actions per second. */
  rate: number
  /** Milliseconds from the start of an action to its end; of a transaction, to its commit. */
  latency: Summary
}

/**
 * Measures clients in rounds, and returns the result of each in their order. Those of a group take turns in changing
 * order, so that other load on the machine affects all of them alike.
 */
export async function measureRates(groups: Clients[][], rounds: number): Promise<Rate[][]> {
  const runs = groups.map((group) =>
    group.map((clients) => ({ clients, latencies: [] as number[], elapsedMs: 0 })),
  )
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const run of runs.flatMap((group) => (round % 2 === 0 ? group : group.toReversed()))) {
      const { latencies, elapsedMs } = await runOnce(run.clients)
      if (round === 0) continue
      run.latencies.push(...latencies)
      run.elapsedMs += elapsedMs
    }
  }
  return runs.map((group) =>
    group.map(({ latencies, elapsedMs }) => ({
      rate: (latencies.length / elapsedMs) * 1_000,
      latency: summarize(latencies),
    })),
  )
}

async function runOnce({ clients, act, maxActions = () => Infinity }: Clients) {
  let left = maxActions()
  const start = performance.now()
  const latencies: number[] = []
  const runClient = async (client: number) => {
    for (;;) {
      const started = performance.now()
      if (started > start + ROUND_MS || left-- <= 0) return
      await act(client)
      latencies.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => runClient(client)))
  return { latencies, elapsedMs: performance.now() - start }
}
