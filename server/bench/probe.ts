// Loaded into the server's process before its own first line (node --import), to be asked from outside how it fares.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Sample } from './server.ts'

const RESOLUTION_MS = 1
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()

// What is measured is the time between two beats; the delay is what it was longer than it should be.
const ms = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS)

process.on('message', (asked: 'forget' | 'sample') => {
  if (asked === 'forget') return delay.reset()
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.threadCpuUsage()
  const sample: Sample = {
    rss,
    heapUsed,
    cpuMs: (user + system) / 1000,
    delay: { p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), max: ms(delay.max) },
  }
  process.send?.(sample)
})
// A server that is asked to stop shall not wait for another question.
process.channel?.unref()
