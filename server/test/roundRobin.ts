import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * A TCP load balancer that passes each connection to the next of these ports, or to the one after it if that accepts
 * none, and sends `greeting` on it first. Returns its URL.
 */
export async function startRoundRobin(ports: number[], greeting = '') {
  const open = new Set<Socket>()
  let turn = 0

  async function pass(near: Socket) {
    near.on('error', () => undefined)
    open.add(near)
    near.once('close', () => open.delete(near))
    const first = turn++
    for (let i = 0; i < ports.length; i += 1) {
      const far = connect(ports[(first + i) % ports.length]!, '127.0.0.1')
      far.on('error', () => undefined)
      const isConnected = await once(far, 'connect').then(
        () => true,
        () => false,
      )
      if (!isConnected) continue
      far.on('close', () => near.destroy())
      near.on('close', () => far.destroy())
      far.write(greeting)
      near.pipe(far).pipe(near)
      return
    }
    near.destroy()
  }

  const server = createServer((near) => void pass(near)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of open) socket.destroy()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
