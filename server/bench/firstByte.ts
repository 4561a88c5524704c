import { performance } from 'node:perf_hooks'
import { summarize, type Summary } from './statistics.ts'
import type { Server } from './server.ts'

/** Pages of one kind, visited one at a time. */
export type Visits = { name: string; server: Server; paths: string[] }
/** Milliseconds until the first byte. */
export type FirstByte = { name: string; visits: number; latency: Summary }

const WARM_UP = 20

/** Requests one path after another, as a browser does, without other load. */
export async function measureFirstBytes(kinds: readonly Visits[]): Promise<FirstByte[]> {
  const results: FirstByte[] = []
  for (const { name, server, paths } of kinds) {
    for (const path of paths.slice(0, WARM_UP)) await visit(server.url + path)
    const measured = paths.slice(WARM_UP)
    const times: number[] = []
    for (const path of measured) times.push(await visit(server.url + path))
    results.push({ name, visits: measured.length, latency: summarize(times) })
  }
  return results
}

async function visit(url: string) {
  const started = performance.now()
  const response = await fetch(url, { headers: { accept: 'text/html', 'accept-encoding': 'gzip, br' } })
  const firstByteMs = performance.now() - started
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`)
  return firstByteMs
}
