import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import { networksOf } from './network.ts'

const CONNECTIONS_MAX = 2000
const KEEP_ALIVE_MS = 72_000 // longer than balancers keep theirs, which must not use one that was just closed
/** From half of the maximum on, a connection that waits for its next request is closed early. */
const CROWDED = CONNECTIONS_MAX / 2
const CROWDED_KEEP_ALIVE_MS = 5_000

type Options = {
  /** For an IPv4 address or an IPv6 /64; a /48 may have ten times as many. */
  maxConnectionsPerAddress: number
  /** Proxies, whose connections carry many clients: their number is not limited. */
  trustProxy: string[]
}

/** Connections that share a maximum. A connection is idle while no request of it is being answered. */
type Group = { network: string; max: number; open: Set<Socket>; idle: Set<Socket> }
type Connection = { groups: Group[]; responses: Set<ServerResponse> }
export type Connections = ReturnType<typeof limitConnections>

/**
 * Limits the open connections, of a network and of all. One too many takes the place of the one that has been idle for
 * longest, or is closed itself where all others are busy.
 */
export function limitConnections({ maxConnectionsPerAddress, trustProxy }: Options) {
  const isTrusted = trustProxy.length > 0 ? proxyAddr.compile(trustProxy) : () => false
  const all = emptyGroup('all', CONNECTIONS_MAX)
  const networks = new Map<string, Group>()
  const connections = new Map<Socket, Connection>()

  function groupsOf(address: string) {
    if (isTrusted(address, 0)) return [all]
    const own = networksOf(address).map(({ network, width }) => {
      const group = networks.get(network) ?? emptyGroup(network, maxConnectionsPerAddress * width)
      networks.set(network, group)
      return group
    })
    return [...own, all]
  }

  function open(socket: Socket) {
    if (socket.remoteAddress === undefined) return void socket.destroy() // closed already
    const groups = groupsOf(socket.remoteAddress)
    connections.set(socket, { groups, responses: new Set() })
    for (const group of groups) {
      group.open.add(socket)
      group.idle.add(socket)
    }
    socket.once('close', () => forget(socket))
    for (const group of groups) if (group.open.size > group.max) closeOldestIdle(group)
  }

  function closeOldestIdle({ idle }: Group) {
    const [oldest] = idle
    if (!oldest) return
    forget(oldest)
    oldest.destroy()
  }

  function forget(socket: Socket) {
    for (const { network, open, idle } of connections.get(socket)?.groups ?? []) {
      open.delete(socket)
      idle.delete(socket)
      if (open.size === 0) networks.delete(network)
    }
    connections.delete(socket)
  }

  function beginResponse(socket: Socket, response: ServerResponse) {
    const { groups, responses } = connections.get(socket) ?? {}
    if (!groups || !responses) return
    responses.add(response)
    for (const { idle } of groups) idle.delete(socket)
    response.once('close', () => {
      responses.delete(response)
      if (responses.size > 0 || !connections.has(socket)) return
      for (const { idle } of groups) idle.add(socket)
    })
  }

  return {
    watch(server: Server) {
      const setKeepAlive = () => {
        server.keepAliveTimeout = all.open.size > CROWDED ? CROWDED_KEEP_ALIVE_MS : KEEP_ALIVE_MS
      }
      setKeepAlive()
      server.on('connection', (socket) => {
        open(socket)
        setKeepAlive()
        socket.once('close', setKeepAlive)
      })
      server.on('request', ({ socket }, response) => beginResponse(socket, response))
    },
    sockets: () => connections.keys(),
    /** Whether bytes of a response were sent that is not complete: nothing else may be written to the socket. */
    isMidResponse: (socket: Socket) =>
      [...(connections.get(socket)?.responses ?? [])].some(({ headersSent }) => headersSent),
  }
}

const emptyGroup = (network: string, max: number): Group => ({
  network,
  max,
  open: new Set(),
  idle: new Set(),
})
