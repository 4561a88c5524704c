import { afterEach, vi } from 'vitest'
import type { Message } from '../src/api/events.ts'

/** A channel between the tabs of a browser, for a test that has several of them in one. */
class TabChannel extends EventTarget {
  private static readonly open = new Set<TabChannel>()
  readonly name: string

  constructor(name: string) {
    super()
    this.name = name
    TabChannel.open.add(this)
  }

  postMessage(data: unknown) {
    const others = [...TabChannel.open].filter((other) => other !== this && other.name === this.name)
    for (const other of others) other.dispatchEvent(new MessageEvent('message', { data }))
  }

  close() {
    TabChannel.open.delete(this)
  }
}

type LockAction = () => Promise<unknown>
type LockArguments = [LockAction] | [{ signal?: AbortSignal }, LockAction]

/** The locks of a browser: a name is held by one at a time, and passes to the next in line. */
function tabLocks() {
  const lines = new Map<string, Promise<unknown>>()
  return {
    request(name: string, ...args: LockArguments) {
      const action = args.at(-1) as LockAction
      const { signal } = args.length === 2 ? args[0] : {}
      const turn = (lines.get(name) ?? Promise.resolve()).then(() => {
        signal?.throwIfAborted()
        return action()
      })
      lines.set(
        name,
        turn.catch(() => {}),
      )
      return turn
    },
  }
}

type Connection = {
  authorization: string | null
  /** Whether the browser has closed it. */
  isClosed: () => boolean
  send: (text: string) => void
  sendTotal: (total: number) => void
  /** The server ends the stream. */
  end: () => void
}

export function beBrowserWithTabs() {
  vi.stubGlobal('BroadcastChannel', TabChannel)
  Object.defineProperty(navigator, 'locks', { value: tabLocks(), configurable: true })
}

/** As in a page without HTTPS. */
export const loseLocks = () => Reflect.deleteProperty(navigator, 'locks')

afterEach(() => void loseLocks())

/** Another tab has the event stream of an account. `tell` passes on what it would. */
export function haveStreamInOtherTab(userId: number) {
  beBrowserWithTabs()
  const name = `guildhall-events-${userId}`
  void navigator.locks.request(name, { signal: new AbortController().signal }, () => new Promise(() => {}))
  const channel = new BroadcastChannel(name)
  const tell = (message: Message) => channel.postMessage(message)
  return {
    tell,
    tellTotal: (total: number, name = 'notification') =>
      tell({ type: 'event', event: { name, data: { total } } }),
  }
}

/** A browser with tabs, whose event streams the test writes. `refusals` are sent first. */
export function serveEvents(refusals: Response[] = []) {
  beBrowserWithTabs()
  const connections: Connection[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const refusal = refusals.shift()
    if (refusal) return refusal
    const connection = connect(init)
    connections.push(connection)
    return new Response(connection.body)
  })
  return connections
}

function connect({ headers, signal }: RequestInit) {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({ start: (one) => void (controller = one) })
  signal?.addEventListener('abort', () => controller.error(new Error('aborted')))
  const send = (text: string) => controller.enqueue(new TextEncoder().encode(text))
  return {
    body,
    authorization: new Headers(headers).get('authorization'),
    isClosed: () => signal?.aborted ?? false,
    send,
    sendTotal: (total: number) => send(`event: notification\ndata: {"total":${total}}\n\n`),
    end: () => controller.close(),
  }
}
