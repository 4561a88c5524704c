import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { median, spread, summarize, type Summary } from './statistics.ts'
import type { Sample, Server } from './server.ts'

const CONNECTIONS = 20
// On a busy machine the first pages, rendered concurrently, take more than a second.
const WARM_UP_SECONDS = 3

/** The minimum of requests per second, the maximum p95 in milliseconds. */
type Target = { rate?: number; p95?: number }

/** The URLs to load, and the status that each response must have. */
export type LoadCase = {
  name: string
  server: Server
  /** Requested in turn, so that a long list is not answered from a cache. */
  paths: readonly string[]
  /** What is measured, in a few words. */
  about: string
  /** Makes it a POST of JSON. */
  body?: string
  /** Any other status fails the run. */
  expects: number
  target?: Target
}

type Round = { rate: number; latencies: number[]; sample: Sample }
export type LoadResult = {
  name: string
  about: string
  /** Requests a second: the median of the rounds. */
  rate: number
  /** Compared with the median of the empty route. */
  ratio: number
  /** The spread of the rates of the rounds. */
  spread: number
  /** Milliseconds, of all rounds together. */
  latency: Summary
  /** Event loop delay of the server's process: the median of the rounds' p50 and p99, and the maximum. */
  delay: Sample['delay']
  target: Target | undefined
}
type Memory = Pick<Sample, 'rss' | 'heapUsed'>
export type LoadResults = {
  connections: number
  rounds: number
  seconds: number
  restSeconds: number
  /** The first is the baseline. */
  cases: LoadResult[]
  /** The memory of the product's process. `underLoad` is the maximum at the end of any load. */
  memory: { atRest: Memory; underLoad: Memory; after: Memory }
}

type Effort = {
  rounds: number
  seconds: number
  /** How long the server idles before its memory is read. */
  restSeconds: number
  log: (line: string) => void
}

/** Loads each case for some seconds, one after another, in each round. */
export async function measureLoad(product: Server, cases: LoadCase[], effort: Effort): Promise<LoadResults> {
  const { rounds, seconds, restSeconds } = effort
  const rest = () => sleep(restSeconds * 1000)
  await warmUp(cases)
  await rest()
  const atRest = await product.sample()
  const measured = await loadInRounds(cases, effort)
  await rest()
  const after = await product.sample()

  const baseline = median(measured[0]!.map(({ rate }) => rate))
  const ofProduct = measured.filter((_, i) => cases[i]!.server === product).flat()
  const most = (of: (sample: Sample) => number) => Math.max(...ofProduct.map(({ sample }) => of(sample)))
  return {
    connections: CONNECTIONS,
    rounds,
    seconds,
    restSeconds,
    cases: cases.map((each, i) => resultOf(each, measured[i]!, baseline)),
    memory: {
      atRest,
      underLoad: { rss: most(({ rss }) => rss), heapUsed: most(({ heapUsed }) => heapUsed) },
      after,
    },
  }
}

/** Loads the cases one after another in each round, after a warm-up. Returns the rounds of each case. */
export async function loadAlternately(cases: LoadCase[], effort: Omit<Effort, 'restSeconds'>) {
  await warmUp(cases)
  return loadInRounds(cases, effort)
}

async function warmUp(cases: LoadCase[]) {
  for (const each of cases) await load(each, WARM_UP_SECONDS)
}

async function loadInRounds(cases: LoadCase[], { rounds, seconds, log }: Omit<Effort, 'restSeconds'>) {
  const measured: Round[][] = cases.map(() => [])
  for (let round = 1; round <= rounds; round++) {
    log(`HTTP, round ${round} of ${rounds}`)
    for (const [i, each] of cases.entries()) measured[i]!.push(await load(each, seconds))
  }
  return measured
}

function resultOf({ name, about, target }: LoadCase, rounds: Round[], baseline: number): LoadResult {
  const rates = rounds.map(({ rate }) => rate)
  const rate = median(rates)
  const delays = rounds.map(({ sample }) => sample.delay)
  return {
    name,
    about,
    target,
    rate,
    ratio: rate / baseline,
    spread: spread(rates),
    latency: summarize(rounds.flatMap(({ latencies }) => latencies)),
    delay: {
      p50: median(delays.map(({ p50 }) => p50)),
      p99: median(delays.map(({ p99 }) => p99)),
      max: Math.max(...delays.map(({ max }) => max)),
    },
  }
}

async function load(loadCase: LoadCase, seconds: number): Promise<Round> {
  const { name, server, expects } = loadCase
  const latencies: number[] = []
  const wrong = new Map<number, number>()
  server.forget()
  const { errors, duration } = await sendRequests(loadCase, seconds, (status, milliseconds) => {
    if (status === expects) latencies.push(milliseconds)
    else wrong.set(status, (wrong.get(status) ?? 0) + 1)
  })
  if (errors > 0 || wrong.size > 0 || latencies.length === 0) {
    const statuses = [...wrong].map(([status, count]) => `${count} × ${status}`).join(', ')
    throw new Error(`${name}: unexpected responses: ${errors} errors, ${statuses || 'no response'}.`)
  }
  return { rate: latencies.length / duration, latencies, sample: await server.sample() }
}

type OnResponse = (status: number, milliseconds: number) => void

/** For each list of paths, the number of requests sent so far: a further load continues where the last one ended. */
const sent = new WeakMap<readonly string[], number>()

function nextPath(paths: readonly string[]) {
  const count = sent.get(paths) ?? 0
  sent.set(paths, count + 1)
  return paths[count % paths.length]!
}

function sendRequests({ server, paths, body }: LoadCase, seconds: number, onResponse: OnResponse) {
  return new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url: server.url,
      connections: CONNECTIONS,
      duration: seconds,
      headers: {
        'accept-encoding': 'gzip, br',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body }),
      requests: [
        paths.length === 1
          ? { path: paths[0]! }
          : { setupRequest: (request) => ({ ...request, path: nextPath(paths) }) },
      ],
    }
    const run = autocannon(options, (error: Error | null, result) =>
      error ? reject(error) : resolve(result),
    )
    run.on('response', (_client, status, _bytes, milliseconds) => onResponse(status, milliseconds))
  })
}
