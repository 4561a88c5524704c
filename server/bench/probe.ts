// Loaded into the server's process before its own code (node --import). Reports memory and event loop delay over IPC.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Sample } from './server.ts'

const RESOLUTION_MS = 1
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()

// The histogram holds the times between two ticks; the delay is the part above the resolution.
const ms = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS)

process.on('message', (message: 'forget' | 'sample') => {
  if (message === 'forget') return delay.reset()
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
// The channel must not keep a stopping server alive.
process.channel?.unref()
