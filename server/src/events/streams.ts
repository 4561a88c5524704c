import type { EventStream } from '../platform/http/eventStream.ts'
import type { User } from '../platform/http/mount.ts'

/** A browser has one stream for all its tabs. */
const MAX_PER_ACCOUNT = 6
/** A demo account is shared by strangers, who have six in each session. */
const MAX_PER_DEMO_ACCOUNT = 300

type Open = { stream: EventStream; user: User }

/** The open streams of a server. */
export function createStreams() {
  const open = new Set<Open>()
  const byUser = new Map<number, Set<Open>>()

  function add(user: User, stream: EventStream) {
    const one = { stream, user }
    const own = byUser.get(user.id) ?? new Set()
    byUser.set(user.id, own.add(one))
    open.add(one)
    stream.onClose(() => remove(one))
    const ownStreams = [...own]
    const ofSession = ownStreams.filter((other) => other.user.sessionId === user.sessionId)
    endOldest(user.isDemo ? ofSession : ownStreams, MAX_PER_ACCOUNT)
    if (user.isDemo) endOldest(ownStreams, MAX_PER_DEMO_ACCOUNT)
  }

  function remove(one: Open) {
    open.delete(one)
    const own = byUser.get(one.user.id)
    own?.delete(one)
    if (own?.size === 0) byUser.delete(one.user.id)
  }

  /** It counts no more, also while its client has not read the end. */
  function end(one: Open) {
    remove(one)
    one.stream.end()
  }

  const endOldest = (streams: Open[], max: number) => streams.slice(0, -max).forEach(end)

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
      for (const one of open) if (sessionIds.has(one.user.sessionId)) end(one)
    },
    endAll() {
      for (const one of open) end(one)
    },
  }
}

export type Streams = ReturnType<typeof createStreams>
