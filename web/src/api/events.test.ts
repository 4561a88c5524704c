import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../../test/server.ts'
import { haveStreamInOtherTab, loseLocks, serveEvents } from '../../test/tabs.ts'
import { watchEvents } from './events.ts'

const USER = 7
const MINUTE = 60_000

let cleanups: (() => void)[] = []

/** A tab that watches the events, with what it was told. */
function openTab(userId = USER) {
  const totals: unknown[] = []
  const live: boolean[] = []
  const close = watchEvents(userId, {
    onEvent: ({ data }) => totals.push((data as { total: number }).total),
    onLive: (isLive) => live.push(isLive),
  })
  cleanups.push(close)
  return { totals, isLive: () => live.at(-1) ?? false, close }
}

/** Lets everything happen that is due within a time. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  signIn('personal', { userId: USER })
})
afterEach(() => {
  for (const cleanup of cleanups) cleanup()
  cleanups = []
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a tab reads the stream of the account with its token', async () => {
  const streams = serveEvents()
  const tab = openTab()
  await pass(0)

  streams[0]!.sendTotal(3)
  await pass(0)

  expect(streams[0]!.authorization).toBe('JWT personal-access')
  expect(tab.totals).toEqual([3])
  expect(tab.isLive()).toBe(true)
})

test('several tabs share one stream, and all receive its events', async () => {
  const streams = serveEvents()
  const tabs = [openTab(), openTab(), openTab()]
  await pass(0)

  streams[0]!.sendTotal(1)
  await pass(0)

  expect(streams).toHaveLength(1)
  expect(tabs.map(({ totals }) => totals)).toEqual([[1], [1], [1]])
  expect(tabs.map(({ isLive }) => isLive())).toEqual([true, true, true])
})

test('when the tab with the stream is closed, another one takes over', async () => {
  const streams = serveEvents()
  const [first, second] = [openTab(), openTab()]
  await pass(0)

  first.close()
  await pass(0)
  streams[1]!.sendTotal(2)
  await pass(0)

  expect(streams[0]!.isClosed()).toBe(true)
  expect(first.totals).toEqual([])
  expect(second.totals).toEqual([2])
})

test('a closed tab that waits for the stream does not take it over', async () => {
  const streams = serveEvents()
  const [first, second] = [openTab(), openTab()]
  await pass(0)
  second.close()
  first.close()
  await pass(MINUTE)

  expect(streams).toHaveLength(1)
})

test('the tabs of another account do not receive the events', async () => {
  const streams = serveEvents()
  openTab()
  const other = openTab(8)
  await pass(0)

  streams[0]!.sendTotal(1)
  await pass(0)

  expect(other.totals).toEqual([])
})

test('a stream that ends is reported in every tab, and opened again', async () => {
  const streams = serveEvents()
  const tabs = [openTab(), openTab()]
  await pass(0)
  streams[0]!.sendTotal(1)
  await pass(0)

  streams[0]!.end()
  await pass(0)
  expect(tabs.map(({ isLive }) => isLive())).toEqual([false, false])

  await pass(1000)
  streams[1]!.sendTotal(2)
  await pass(0)
  expect(tabs.map(({ totals }) => totals)).toEqual([
    [1, 2],
    [1, 2],
  ])
  expect(tabs.map(({ isLive }) => isLive())).toEqual([true, true])
})

test('a heartbeat keeps the stream, and silence for a minute ends it', async () => {
  const streams = serveEvents()
  const tab = openTab()
  await pass(50_000)
  streams[0]!.send(': heartbeat\n\n')
  await pass(50_000)
  expect(streams[0]!.isClosed()).toBe(false)
  expect(tab.isLive()).toBe(true)

  await pass(10_000)
  expect(streams[0]!.isClosed()).toBe(true)
  expect(tab.isLive()).toBe(false)
  await pass(1000)
  expect(streams).toHaveLength(2)
})

test('a tab that hears nothing from the tab with the stream for a minute is not live', async () => {
  const other = haveStreamInOtherTab(USER)
  const tab = openTab()
  await pass(0)
  expect(tab.isLive()).toBe(false)
  other.tell({ type: 'active' })
  await pass(MINUTE - 1)
  expect(tab.isLive()).toBe(true)

  await pass(1)

  expect(tab.isLive()).toBe(false)
})

test('the pauses between attempts grow to a minute, as long as no stream lasts', async () => {
  const streams = serveEvents()
  openTab()
  await pass(0)
  for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
    const count = streams.length
    streams.at(-1)!.sendTotal(1)
    streams.at(-1)!.end()
    await pass(seconds * 1000 - 1)
    expect(streams).toHaveLength(count)
    await pass(1)
    expect(streams).toHaveLength(count + 1)
  }
})

test('after a stream that lasted, the next attempt comes soon', async () => {
  const streams = serveEvents()
  openTab()
  await pass(0)
  streams[0]!.end()
  await pass(1000)
  for (let second = 0; second <= 60; second += 20) {
    streams[1]!.send(': heartbeat\n\n')
    await pass(20_000)
  }

  streams[1]!.end()
  await pass(1000)

  expect(streams).toHaveLength(3)
})

test('a server that asks to wait is not asked sooner', async () => {
  const streams = serveEvents([new Response('{}', { status: 503, headers: { 'retry-after': '30' } })])
  openTab()

  await pass(29_999)
  expect(streams).toHaveLength(0)
  await pass(1)
  expect(streams).toHaveLength(1)
})

test('when the network returns, the stream is opened at once', async () => {
  const streams = serveEvents([new Response('{}', { status: 503, headers: { 'retry-after': '30' } })])
  openTab()
  await pass(0)

  window.dispatchEvent(new Event('online'))
  await pass(0)

  expect(streams).toHaveLength(1)
})

test('closing a tab during a pause opens no more streams', async () => {
  const streams = serveEvents([new Response('{}', { status: 503 })])
  const tab = openTab()
  await pass(0)
  tab.close()

  await pass(MINUTE)

  expect(streams).toHaveLength(0)
})

test('without the Web Locks API every tab has a stream of its own', async () => {
  const streams = serveEvents()
  loseLocks()
  const tabs = [openTab(), openTab()]
  await pass(0)

  for (const stream of streams) stream.sendTotal(4)
  await pass(0)

  expect(streams).toHaveLength(2)
  for (const tab of tabs) expect(tab.totals).toContain(4)
})
