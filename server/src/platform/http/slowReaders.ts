import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Connections } from './connections.ts'

/**
 * A client that reads less than 16 KB in 30 s while more is waiting is disconnected: 0.5 KB/s, below the slowest mobile
 * network. The kernel reports progress in steps of about that size, so a shorter interval would see none.
 */
const CHECK_INTERVAL_MS = 30_000
const MIN_BYTES = 16 * 1024

/** Disconnects clients that don't read their responses, to free the memory of these. */
export function dropSlowReaders({ sockets }: Pick<Connections, 'sockets'>) {
  /** The bytes taken at the previous check, for sockets that had more waiting. */
  const takenBefore = new WeakMap<Socket, number>()
  const exempt = new WeakSet<Socket>()

  function check() {
    for (const socket of sockets()) {
      if (socket.writableLength === 0 || exempt.has(socket)) {
        takenBefore.delete(socket)
        continue
      }
      const taken = bytesTaken(socket)
      const before = takenBefore.get(socket)
      if (before !== undefined && taken - before < MIN_BYTES) socket.destroy()
      else takenBefore.set(socket, taken)
    }
  }

  return {
    check,
    /** For a stream without an end: the little that it sends says nothing about its reader. */
    exempt(response: ServerResponse) {
      const { socket } = response
      if (!socket) return
      exempt.add(socket)
      response.once('close', () => exempt.delete(socket))
    },
    watch(app: FastifyInstance) {
      let interval: NodeJS.Timeout | undefined
      app.addHook('onReady', async () => void (interval = setInterval(check, CHECK_INTERVAL_MS).unref()))
      app.addHook('onClose', async () => clearInterval(interval))
    },
  }
}

type Handle = { bytesWritten: number; writeQueueSize: number }

/**
 * The bytes that the kernel took for the client. Node counts a write as open until all of it was taken, however large
 * it is; only its undocumented handle knows how much of it is left.
 */
function bytesTaken(socket: Socket) {
  const { _handle: handle } = socket as Socket & { _handle?: Handle | null }
  return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten - socket.writableLength
}
