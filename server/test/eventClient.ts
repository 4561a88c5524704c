import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { events } from '@guildhall/contract/events/endpoints'
import { expect, onTestFinished } from 'vitest'

type EventClient = Awaited<ReturnType<typeof openEvents>>

/** Opens the stream of events of an account on the server at `url`, on a connection of its own, until the test ends. */
export async function openEvents(url: string, { access }: { access: string }) {
  const headers = { authorization: `JWT ${access}`, 'accept-encoding': 'gzip, br' }
  const request = get(url + events.getEvents.path, { agent: false, headers })
  onTestFinished(() => void request.destroy())
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const messages = messagesIn(response)
  return {
    status: response.statusCode,
    headers: response.headers,
    /** The next message, an event or a comment; undefined at the end of the stream, however it ended. */
    async next() {
      const { value } = await messages.next().catch(() => ({ value: undefined }))
      return value || undefined
    },
    leave: () => void request.destroy(),
  }
}

async function* messagesIn(body: IncomingMessage) {
  let text = ''
  for await (const chunk of body.setEncoding('utf8')) {
    text += chunk as string
    const messages = text.split('\n\n')
    text = messages.pop()!
    yield* messages
  }
}

type EventName = 'notification' | 'message'

/** The next event of a stream with this name, and its total; undefined at the end. */
export async function nextEvent({ next }: EventClient, name: EventName = 'notification') {
  for (;;) {
    const message = await next()
    if (message === undefined) return undefined
    const [, event, data] = /^event: (\w+)\ndata: (.+)$/.exec(message) ?? []
    if (event === name && data) return { event, ...(JSON.parse(data) as { total: number }) }
  }
}

/** Reads until a total arrives; any of those before it may be left out. */
export async function expectTotal(stream: EventClient, total: number, name: EventName = 'notification') {
  let event = await nextEvent(stream, name)
  while (event && event.total !== total) event = await nextEvent(stream, name)
  expect(event).toEqual({ event: name, total })
}

export async function expectHeartbeat({ next }: EventClient) {
  let message = await next()
  while (message?.startsWith('event')) message = await next()
  expect(message).toBe(':')
}

/** Reads until the end. */
export async function expectEnd({ next }: EventClient) {
  let message = await next()
  while (message !== undefined) message = await next()
  expect(message).toBeUndefined()
}
