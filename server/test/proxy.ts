import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** The header with the simulated IP address of the visitor. The proxy doesn't pass it on. */
export const VISITOR = 'x-test-visitor'

/** A reverse proxy that adds the headers of nginx's `proxy_params`, or none of them. */
export async function startProxy(target: string, { forwards = true } = {}) {
  const server = createServer((incoming, response) => pass(incoming, response, target, forwards))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function pass(incoming: IncomingMessage, response: ServerResponse, target: string, forwards: boolean) {
  const { method, url, headers: sent } = incoming
  const { [VISITOR]: visitor = '192.0.2.1', ...headers } = sent
  const outgoing = request(target + url, {
    method,
    headers: { ...headers, ...(forwards && forwardingHeaders(incoming, String(visitor))) },
  })
  outgoing.on('response', (answer) => {
    response.writeHead(answer.statusCode!, answer.headers)
    answer.pipe(response)
  })
  outgoing.on('error', () => response.destroy())
  incoming.pipe(outgoing)
}

const forwardingHeaders = ({ headers }: IncomingMessage, visitor: string) => ({
  host: headers.host,
  'x-real-ip': visitor,
  'x-forwarded-for': [headers['x-forwarded-for'], visitor].filter(Boolean).join(', '),
  'x-forwarded-proto': 'https',
})
