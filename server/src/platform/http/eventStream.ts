import type { FastifyReply } from 'fastify'

/** Beyond what the kernel keeps for the client. An event has about 50 bytes. */
const MAX_UNREAD_BYTES = 4096

/** An open response of server-sent events. */
export type EventStream = ReturnType<typeof openEventStream>

/**
 * Begins a response of server-sent events. A client that doesn't read them is disconnected, so that they take no memory;
 * its next stream begins with the current state anyway.
 */
export function openEventStream(response: FastifyReply) {
  response.headers({
    'content-type': 'text/event-stream',
    // Proxies must pass on each event at once. nginx buffers responses unless this header forbids it.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  const { raw } = response.hijack()
  for (const [name, value] of Object.entries(response.getHeaders())) if (value) raw.setHeader(name, value)

  function write(text: string) {
    if (raw.writableLength > MAX_UNREAD_BYTES) raw.destroy()
    else if (!raw.destroyed) raw.write(text)
  }

  raw.flushHeaders()
  return {
    send: (event: string, data: object) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    /** A comment, which clients ignore: it keeps the connection open and detects one that is lost. */
    beat: () => write(':\n\n'),
    /** Disconnects a client that has something left to read: it may never read the end. */
    end() {
      raw.end()
      if (raw.writableLength > 0) raw.destroy()
    },
    /** Calls `listener` when the stream is closed, or now if the client left while its request was authenticated. */
    onClose(listener: () => void) {
      if (raw.destroyed) listener()
      else raw.once('close', listener)
    },
  }
}
