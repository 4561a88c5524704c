import { expect, test } from 'vitest'
import type { EventStream } from '../platform/http/eventStream.ts'
import { createStreams } from './streams.ts'

test('a stream that was told to end counts no more, even if it never closes', () => {
  const streams = createStreams()
  const ended: number[] = []
  const user = { id: 1, type: 'personal', isDemo: false, sessionId: 'a' } as const
  for (let n = 0; n < 9; n += 1) {
    const stream: EventStream = { send() {}, beat() {}, end: () => void ended.push(n), onClose() {} }
    streams.add(user, stream)
  }
  expect(ended).toEqual([0, 1, 2])
  expect(streams.count()).toBe(6)
  streams.endAll()
  expect([streams.count(), streams.has(user.id)]).toEqual([0, false])
})
