import { performance } from 'node:perf_hooks'
import { summarize, type Summary } from './statistics.ts'
import type { Server } from './server.ts'

/** Addresses of one kind, each visited once: none of them is answered from what was made for the one before. */
export type Visits = { name: string; server: Server; paths: string[] }
/** Milliseconds until the first byte. */
export type FirstByte = { name: string; visits: number; latency: Summary }

const WARM_UP = 20

/** Visits one address after the other, as a browser asks for them, while nobody else asks for anything. */
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
  const asked = performance.now()
  const response = await fetch(url, { headers: { accept: 'text/html', 'accept-encoding': 'gzip, br' } })
  const answered = performance.now() - asked
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} was answered ${response.status}.`)
  return answered
}
