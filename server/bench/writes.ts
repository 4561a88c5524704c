import { summarize, type Summary } from './statistics.ts'

const ROUND_MS = 1_000

/** Clients that write as fast as they get their answers. */
export type Writers = {
  clients: number
  /** One transaction of the client with this number, from 0. */
  write: (client: number) => Promise<unknown>
  /** The maximum number of transactions of a round, read at its start. */
  maxWrites?: () => number
}

export type WriteRate = {
  /** Transactions per second. */
  rate: number
  /** Milliseconds from the start of a transaction to its commit. */
  latency: Summary
}

/**
 * Measures writers in rounds, and returns the result of each in their order. Those of a group take turns in changing
 * order, so that other load on the machine affects all of them alike.
 */
export async function measureWrites(groups: Writers[][], rounds: number): Promise<WriteRate[][]> {
  const runs = groups.map((group) =>
    group.map((writers) => ({ writers, latencies: [] as number[], elapsedMs: 0 })),
  )
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const run of runs.flatMap((group) => (round % 2 === 0 ? group : group.toReversed()))) {
      const { latencies, elapsedMs } = await runOnce(run.writers)
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

async function runOnce({ clients, write, maxWrites = () => Infinity }: Writers) {
  let left = maxWrites()
  const start = performance.now()
  const latencies: number[] = []
  const runClient = async (client: number) => {
    for (;;) {
      const started = performance.now()
      if (started > start + ROUND_MS || left-- <= 0) return
      await write(client)
      latencies.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => runClient(client)))
  return { latencies, elapsedMs: performance.now() - start }
}
