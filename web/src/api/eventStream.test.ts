import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventParser, type ServerEvent } from './eventStream.ts'

function parse(pieces: readonly string[]) {
  const found: ServerEvent[] = []
  const take = eventParser((event) => found.push(event))
  for (const piece of pieces) take(piece)
  return found
}

const STREAM = [
  'retry: 2000\n\n',
  'event: notification\ndata: {"total":3}\n\n',
  ': heartbeat\n\n',
  'data: {"total":9}\n\n',
  'event: message\nid: 7\ndata: {"total":0}\n\n',
  'event: notification\ndata: {"to',
].join('')

test('a stream is the same events however it is cut into pieces', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: STREAM.length })), (cuts) => {
      const ends = [...cuts.toSorted((a, b) => a - b), STREAM.length]
      const pieces = ends.map((end, index) => STREAM.slice(ends[index - 1] ?? 0, end))
      expect(parse(pieces)).toEqual([
        { name: 'notification', data: { total: 3 } },
        { name: 'message', data: { total: 0 } },
      ])
    }),
  )
})

test('data that is not JSON is null', () => {
  expect(parse(['event: notification\ndata: {\n\n'])).toEqual([{ name: 'notification', data: null }])
})
