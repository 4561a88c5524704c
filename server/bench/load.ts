import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { median, spread, summarize, type Summary } from './figures.ts'
import type { Sample, Server } from './server.ts'

const CONNECTIONS = 20
// On a busy machine the first pages, drawn side by side, take more than a second.
const WARM_UP_SECONDS = 3

/** Requests a second at least, milliseconds at most. */
type Aim = { rate?: number; p95?: number }

/** One address to load, with what each answer must be. */
export type Target = {
  name: string
  server: Server
  path: string
  /** What is measured, in a few words. */
  about: string
  /** Makes it a POST of JSON. */
  body?: string
  /** The status that is measured: any other fails the run. */
  expects: number
  aim?: Aim
}

type Round = { rate: number; latencies: number[]; sample: Sample }
export type LoadFigure = {
  name: string
  about: string
  /** Requests a second: the median of the rounds. */
  rate: number
  /** By the median of the empty route's. */
  ratio: number
  /** Of the rates of the rounds. */
  spread: number
  /** Milliseconds, of all rounds together. */
  latency: Summary
  /** Of its process meanwhile: the median of the rounds' p50 and p99, and the longest of all. */
  delay: Sample['delay']
  aim: Aim | undefined
}
type Memory = Pick<Sample, 'rss' | 'heapUsed'>
export type LoadFigures = {
  connections: number
  rounds: number
  seconds: number
  restSeconds: number
  /** The first one is the floor. */
  targets: LoadFigure[]
  /** Of the product's process. Under load it is the most that was seen at the end of any load. */
  memory: { atRest: Memory; underLoad: Memory; after: Memory }
}

type Effort = {
  rounds: number
  seconds: number
  /** How long the server is left alone before its memory is read. */
  restSeconds: number
  say: (line: string) => void
}

/** Loads each target for some seconds, one after the other, round by round. */
export async function measureLoad(product: Server, targets: Target[], effort: Effort): Promise<LoadFigures> {
  const { rounds, seconds, restSeconds, say } = effort
  const rest = () => sleep(restSeconds * 1000)
  for (const target of targets) await load(target, WARM_UP_SECONDS)
  await rest()
  const atRest = await product.sample()

  const measured: Round[][] = targets.map(() => [])
  for (let round = 1; round <= rounds; round++) {
    say(`HTTP, round ${round} of ${rounds}`)
    for (const [i, target] of targets.entries()) measured[i]!.push(await load(target, seconds))
  }
  await rest()
  const after = await product.sample()

  const floor = median(measured[0]!.map(({ rate }) => rate))
  const ofProduct = measured.filter((_, i) => targets[i]!.server === product).flat()
  const most = (of: (sample: Sample) => number) => Math.max(...ofProduct.map(({ sample }) => of(sample)))
  return {
    connections: CONNECTIONS,
    rounds,
    seconds,
    restSeconds,
    targets: targets.map((target, i) => figureOf(target, measured[i]!, floor)),
    memory: {
      atRest,
      underLoad: { rss: most(({ rss }) => rss), heapUsed: most(({ heapUsed }) => heapUsed) },
      after,
    },
  }
}

function figureOf({ name, about, aim }: Target, rounds: Round[], floor: number): LoadFigure {
  const rates = rounds.map(({ rate }) => rate)
  const rate = median(rates)
  const delays = rounds.map(({ sample }) => sample.delay)
  return {
    name,
    about,
    aim,
    rate,
    ratio: rate / floor,
    spread: spread(rates),
    latency: summarize(rounds.flatMap(({ latencies }) => latencies)),
    delay: {
      p50: median(delays.map(({ p50 }) => p50)),
      p99: median(delays.map(({ p99 }) => p99)),
      max: Math.max(...delays.map(({ max }) => max)),
    },
  }
}

async function load(target: Target, seconds: number): Promise<Round> {
  const { name, server, expects } = target
  const latencies: number[] = []
  const wrong = new Map<number, number>()
  server.forget()
  const { errors, duration } = await fire(target, seconds, (status, milliseconds) => {
    if (status === expects) latencies.push(milliseconds)
    else wrong.set(status, (wrong.get(status) ?? 0) + 1)
  })
  if (errors > 0 || wrong.size > 0 || latencies.length === 0) {
    const statuses = [...wrong].map(([status, count]) => `${count} × ${status}`).join(', ')
    throw new Error(`${name} was not answered as it must be: ${errors} errors, ${statuses || 'no answer'}.`)
  }
  return { rate: latencies.length / duration, latencies, sample: await server.sample() }
}

type OnAnswer = (status: number, milliseconds: number) => void

function fire({ server, path, body }: Target, seconds: number, onAnswer: OnAnswer) {
  return new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url: server.url + path,
      connections: CONNECTIONS,
      duration: seconds,
      headers: { 'accept-encoding': 'gzip, br', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body }),
    }
    const run = autocannon(options, (error: Error | null, result) =>
      error ? reject(error) : resolve(result),
    )
    run.on('response', (_client, status, _bytes, milliseconds) => onAnswer(status, milliseconds))
  })
}
