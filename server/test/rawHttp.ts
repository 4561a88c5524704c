import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'

/** Makes an app listen on a free port of the loopback interface. */
export async function listen(app: FastifyInstance) {
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, port: Number(new URL(url).port) }
}

/** A connection from `localAddress`, one of 127.0.0.0/8, which ends with the test. */
export async function openConnection(port: number, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  return socket
}

type RawResponse = { status: number; headers: Record<string, string>; body: string }

/** Sends a request unchanged, and reads the response until the server closes the connection. */
export async function sendRaw(port: number, request: string) {
  const socket = await openConnection(port)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => void chunks.push(chunk))
  socket.write(request)
  if (!socket.closed) await once(socket, 'close')
  return parseResponse(Buffer.concat(chunks).toString())
}

function parseResponse(text: string): RawResponse {
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => [
    line.split(':')[0]!.toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ])
  return { status: Number(statusLine.split(' ')[1]), headers: Object.fromEntries(headers), body }
}

/** Makes a small request on a connection that is kept alive, and resolves with the status of its response. */
export async function askOn(socket: Socket, path = '/healthz') {
  socket.write(`GET ${path} HTTP/1.1\r\nhost: guildhall.test\r\n\r\n`)
  const [data] = (await once(socket, 'data')) as [Buffer]
  return Number(data.toString().split(' ')[1])
}
