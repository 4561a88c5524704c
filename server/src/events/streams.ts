import type { EventStream } from '../platform/http/eventStream.ts'
import type { User } from '../platform/http/mount.ts'

/** A browser has one stream for all its tabs. */
const MAX_PER_ACCOUNT = 6

type Open = { stream: EventStream; user: User }

/** The open streams of a server. */
export function openStreams() {
  const open = new Set<Open>()
  const byUser = new Map<number, Set<Open>>()

  function add(user: User, stream: EventStream) {
    const one = { stream, user }
    const own = byUser.get(user.id) ?? new Set()
    byUser.set(user.id, own.add(one))
    open.add(one)
    stream.onClose(() => {
      open.delete(one)
      own.delete(one)
      if (own.size === 0 && byUser.get(user.id) === own) byUser.delete(user.id)
    })
    // Strangers share a demo account, but not its sessions.
    const rivals = [...own].filter((other) => !user.isDemo || other.user.sessionId === user.sessionId)
    if (rivals.length > MAX_PER_ACCOUNT) rivals[0]!.stream.end()
  }

  return {
    add,
    count: () => open.size,
    userIds: () => [...byUser.keys()],
    has: (userId: number) => byUser.has(userId),
    send(userId: number, event: string, data: object) {
      for (const { stream } of byUser.get(userId) ?? []) stream.send(event, data)
    },
    beat() {
      for (const { stream } of open) stream.beat()
    },
    sessionIds: () => [...new Set([...open].map(({ user }) => user.sessionId))],
    endOfSessions(sessionIds: ReadonlySet<string>) {
      for (const { stream, user } of open) if (sessionIds.has(user.sessionId)) stream.end()
    },
    endAll() {
      for (const { stream } of open) stream.end()
    },
  }
}

export type Streams = ReturnType<typeof openStreams>
