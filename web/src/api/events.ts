import { ApiError } from './client.ts'
import { MAX_SILENCE_MS, readEvents, type ServerEvent } from './eventStream.ts'

export type { ServerEvent } from './eventStream.ts'

type Watcher = {
  onEvent: (event: ServerEvent) => void
  /** Whether events arrive. While they don't, the caller asks the server for what it shows. */
  onLive: (isLive: boolean) => void
}

/** What the tab with the stream tells the others, and itself. */
export type Message = { type: 'event'; event: ServerEvent } | { type: 'active' } | { type: 'cut' }

const MIN_DELAY_MS = 1000
const MAX_DELAY_MS = 60_000

/**
 * Watches the events of an account. One tab of the browser has the stream and passes everything on; when it is closed,
 * another takes over. Without the Web Locks API, which needs HTTPS, every tab has a stream of its own.
 */
export function watchEvents(userId: number, { onEvent, onLive }: Watcher) {
  const name = `guildhall-events-${userId}`
  const end = new AbortController()
  const channel = new BroadcastChannel(name)
  let silence: ReturnType<typeof setTimeout> | undefined

  function receive(message: Message) {
    clearTimeout(silence)
    onLive(message.type !== 'cut')
    if (message.type !== 'cut') silence = setTimeout(() => onLive(false), MAX_SILENCE_MS)
    if (message.type === 'event') onEvent(message.event)
  }
  function publish(message: Message) {
    if (end.signal.aborted) return
    channel.postMessage(message)
    receive(message)
  }
  channel.addEventListener('message', ({ data }) => receive(data as Message))

  const stream = () => keepStreaming(publish, end.signal)
  const streaming = navigator.locks ? navigator.locks.request(name, { signal: end.signal }, stream) : stream()
  streaming.catch(() => {
    // Ended while another tab had the lock. Without a lock this tab is never live, so the caller asks the server.
  })
  return () => {
    end.abort()
    clearTimeout(silence)
    channel.close()
  }
}

/** Reads the stream again and again, with growing pauses in between. */
async function keepStreaming(publish: (message: Message) => void, signal: AbortSignal) {
  let delay = MIN_DELAY_MS
  while (!signal.aborted) {
    const startedAt = Date.now()
    const minPause = await readEvents({
      signal,
      onEvent: (event) => publish({ type: 'event', event }),
      onActivity: () => publish({ type: 'active' }),
    }).then(() => 0, retryAfterOf)
    if (signal.aborted) return
    publish({ type: 'cut' })
    // A stream that soon ends again and again, as with too many browsers of one account, counts as failing too.
    if (Date.now() - startedAt > MAX_DELAY_MS) delay = MIN_DELAY_MS
    await pause(Math.max(delay * (0.5 + Math.random()), minPause), signal)
    delay = Math.min(delay * 2, MAX_DELAY_MS)
  }
}

/** How long the server asks to wait, in milliseconds. */
const retryAfterOf = (error: unknown) => (error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0)

/** Ends early when the network returns. */
function pause(ms: number, signal: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  const ended = new AbortController()
  window.addEventListener('online', () => resolve(), { signal: ended.signal })
  signal.addEventListener('abort', () => resolve(), { signal: ended.signal })
  return promise.finally(() => {
    clearTimeout(timer)
    ended.abort()
  })
}
