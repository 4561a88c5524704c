import type { Endpoint } from '@guildhall/contract/endpoint'
import { events } from '@guildhall/contract/events/endpoints'
import { callBy } from './client.ts'
import { open, readJson } from './send.ts'
import { tryOrNull } from './storage.ts'

/** An event of the server. `data` is parsed JSON. */
export type ServerEvent = { name: string; data: unknown }

// The server sends something every 25 seconds. A connection that lost its network, as after sleep, is only silent.
export const MAX_SILENCE_MS = 60_000

type StreamOptions = {
  signal: AbortSignal
  onEvent: (event: ServerEvent) => void
  /** Called for everything that arrives, also for a heartbeat. */
  onActivity: () => void
}

/**
 * Reads the events of the account that is logged in until the stream ends, breaks or stays silent. Rejects with an
 * ApiError if the server refuses it.
 */
export async function readEvents({ signal, onEvent, onActivity }: StreamOptions) {
  const connection = new AbortController()
  const disconnect = () => connection.abort()
  let silence: ReturnType<typeof setTimeout> | undefined
  const expectMore = () => {
    clearTimeout(silence)
    silence = setTimeout(disconnect, MAX_SILENCE_MS)
  }
  signal.addEventListener('abort', disconnect)
  expectMore()
  try {
    const reader = (await openBody(connection.signal)).getReader()
    const decoder = new TextDecoder()
    const parse = eventParser(onEvent)
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      expectMore()
      onActivity()
      parse(decoder.decode(chunk.value, { stream: true }))
    }
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', disconnect)
  }
}

/** With fetch, because an EventSource sends no Authorization header. */
async function openBody(signal: AbortSignal) {
  const stream: Endpoint = events.getEvents
  const { body } = await callBy(stream, async (access) => {
    const response = await open(events.getEvents, {}, { access, signal })
    return response.ok ? { status: response.status, body: response.body } : readJson(response)
  })
  return body as ReadableStream<Uint8Array>
}

/**
 * A function that takes the text of an event stream in any pieces and calls `onEvent` for each whole event. The server
 * ends its lines with \n and writes the data in one line.
 */
export function eventParser(onEvent: (event: ServerEvent) => void) {
  let rest = ''
  return (text: string) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const name = fieldOf(block, 'event')
      const data = fieldOf(block, 'data')
      if (name !== undefined && data !== undefined)
        onEvent({ name, data: tryOrNull((): unknown => JSON.parse(data)) })
    }
  }
}

function fieldOf(block: string, field: string) {
  const start = `${field}: `
  return block
    .split('\n')
    .find((line) => line.startsWith(start))
    ?.slice(start.length)
}
