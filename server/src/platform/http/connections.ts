import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import { networksOf } from '../network.ts'

const MAX_CONNECTIONS = 2000
const KEEP_ALIVE_MS = 72_000 // longer than that of load balancers, which must not use a connection just closed
/** From half of the maximum on, idle connections are closed early, except those of proxies. */
const CROWDED_CONNECTIONS = MAX_CONNECTIONS / 2
const CROWDED_KEEP_ALIVE_MS = 5_000

/** Browsers and proxies wait for a response before they send the next request on a connection; scripts may pipeline a few. */
const MAX_PIPELINED = 16

type Options = {
  /** For an IPv4 address or an IPv6 /64; a /48 may have ten times as many. */
  maxConnectionsPerAddress: number
  /** Proxies, whose connections carry many clients: their number is not limited. */
  trustProxy: string[]
  /** Called with the IP address of each connection over a limit. */
  onExcess?: (address: string) => void
}

/**
 * Connections that share a maximum. A connection is idle while no request of it is being answered, receiving while the
 * body of one is still to come, and endless while a stream without an end is its response.
 */
type Group = {
  network: string
  max: number
  open: Set<Socket>
  idle: Set<Socket>
  receiving: Set<Socket>
  endless: Set<Socket>
}
type Connection = { groups: Group[]; responses: Set<ServerResponse> }
export type Connections = ReturnType<typeof limitConnections>

/**
 * Limits the open connections, per network and in total. One over a limit replaces the connection that has been idle
 * for longest, else the one whose request body is outstanding for longest, else the oldest stream without an end, and is
 * closed itself if all others wait for the server. Connections of proxies are closed last.
 */
export function limitConnections({ maxConnectionsPerAddress, trustProxy, onExcess }: Options) {
  const isTrusted = trustProxy.length > 0 ? proxyAddr.compile(trustProxy) : () => false
  const all = emptyGroup('all', MAX_CONNECTIONS)
  const direct = emptyGroup('direct', MAX_CONNECTIONS)
  const networks = new Map<string, Group>()
  const connections = new Map<Socket, Connection>()

  function groupsOf(address: string) {
    if (isTrusted(address, 0)) return [all]
    const own = networksOf(address).map(({ network, width }) => {
      const group = networks.get(network) ?? emptyGroup(network, maxConnectionsPerAddress * width)
      networks.set(network, group)
      return group
    })
    return [...own, direct, all]
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
    const excess = groups.filter((group) => group.open.size > group.max)
    if (excess.length > 0) onExcess?.(socket.remoteAddress)
    for (const group of excess) if (group.open.size > group.max) closeOneFor(socket, group)
  }

  function closeOneFor(newcomer: Socket, group: Group) {
    const candidates = group === all ? [direct, all] : [group]
    const closed =
      candidates
        .flatMap(({ idle, receiving, endless }) => [idle, receiving, endless])
        .map((sockets) => firstOther(sockets, newcomer))
        .find((socket) => socket !== undefined) ?? newcomer
    forget(closed)
    closed.destroy()
  }

  function forget(socket: Socket) {
    for (const { network, open, ...states } of connections.get(socket)?.groups ?? []) {
      for (const sockets of [open, states.idle, states.receiving, states.endless]) sockets.delete(socket)
      if (open.size === 0) networks.delete(network)
    }
    connections.delete(socket)
  }

  function beginResponse(request: IncomingMessage, response: ServerResponse) {
    const { socket } = request
    const { groups, responses } = connections.get(socket) ?? {}
    if (!groups || !responses) return
    responses.add(response)
    const isReceived = () => groups.forEach(({ receiving }) => receiving.delete(socket))
    for (const { idle, receiving } of groups) {
      idle.delete(socket)
      if (hasBody(request)) receiving.add(socket)
    }
    request.once('end', isReceived)
    const isCrowded = all.open.size > CROWDED_CONNECTIONS && groups.includes(direct)
    if (isCrowded && response.shouldKeepAlive)
      response.setHeader('keep-alive', `timeout=${CROWDED_KEEP_ALIVE_MS / 1000}`)
    response.once('close', () => {
      isReceived()
      responses.delete(response)
      if (responses.size > 0 || !connections.has(socket)) return
      for (const { idle } of groups) idle.add(socket)
      // Replaces the timeout that Node set when the response was finished; Node removes it at the next request.
      if (isCrowded) socket.setTimeout(CROWDED_KEEP_ALIVE_MS)
    })
  }

  return {
    watch(server: Server) {
      server.keepAliveTimeout = KEEP_ALIVE_MS
      server.on('connection', open)
      server.on('request', beginResponse)
    },
    sockets: () => connections.keys(),
    /** For a response without an end: its connection gives way to a new one. */
    markEndless({ socket }: IncomingMessage, response: ServerResponse) {
      const { groups } = connections.get(socket) ?? {}
      groups?.forEach(({ endless }) => endless.add(socket))
      response.once('close', () => groups?.forEach(({ endless }) => endless.delete(socket)))
    },
    /** Whether other requests on a connection are not answered yet. */
    isPipelined: (socket: Socket) => (connections.get(socket)?.responses.size ?? 0) > 1,
    /** Whether a client has sent more requests on one connection than it may without reading the responses. */
    isOverPipelined: (socket: Socket) => (connections.get(socket)?.responses.size ?? 0) >= MAX_PIPELINED,
    /** Whether a response was partly sent: nothing else may be written to the socket. */
    isMidResponse: (socket: Socket) =>
      [...(connections.get(socket)?.responses ?? [])].some(({ headersSent }) => headersSent),
  }
}

function firstOther(sockets: Set<Socket>, newcomer: Socket) {
  for (const socket of sockets) if (socket !== newcomer) return socket
}

const emptyGroup = (network: string, max: number): Group => ({
  network,
  max,
  open: new Set(),
  idle: new Set(),
  receiving: new Set(),
  endless: new Set(),
})

/**
 * Leaves it to the client to close the connection, if it still sends a body: one whose connection is closed meanwhile may
 * not read the response.
 */
export function letClientClose(response: ServerResponse) {
  if (hasBody(response.req) && !response.req.complete) response.shouldKeepAlive = true
}

export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
