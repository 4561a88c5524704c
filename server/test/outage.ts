import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'
import { onTestFinished } from 'vitest'

/** A proxy to the database at `url`, which becomes unreachable through it when the test calls `cut`. */
export async function databaseProxy(url: string) {
  const { host, port } = new pg.Client(url)
  const place = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const sockets = new Set<Socket>()
  const proxy = createServer((near) => {
    const far = connect(place)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => near.destroy() && far.destroy())
    }
    near.pipe(far).pipe(near)
  })

  function cut() {
    proxy.close()
    for (const socket of sockets) socket.destroy()
  }

  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(cut)
  const near = Object.assign(new URL(url), {
    hostname: '127.0.0.1',
    port: String((proxy.address() as AddressInfo).port),
    search: '',
  })
  return { url: near.href, cut }
}
