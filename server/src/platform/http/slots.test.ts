import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fairSlots } from './slots.ts'

const LIMITS = { max: 3, maxWaiting: 10, maxWaitMs: 1000 }
const of = (key: string, max = 2, maxWaiting = 10) => [{ key, max, maxWaiting }]

/** Enters slots, and records in which order. */
function recorder(slots = fairSlots(LIMITS)) {
  const entered: string[] = []
  const enter = (name: string, holders = of(name), signal?: AbortSignal) => {
    const turn = slots.enter(holders, signal).then((leave) => {
      entered.push(name)
      return leave
    })
    // A call that still waits when its test ends is refused later.
    turn.catch(() => undefined)
    return turn
  }
  return { slots, entered, enter }
}

test('a holder with all its slots lets those behind it pass, and goes on once it frees one', async () => {
  const { entered, enter, slots } = recorder()
  const first = await enter('ann 1', of('ann'))
  await enter('ann 2', of('ann'))
  const third = enter('ann 3', of('ann'))
  await enter('ben')
  expect(entered).toEqual(['ann 1', 'ann 2', 'ben'])
  expect(slots.waiting).toBe(1)
  first()
  await third
  expect(entered.at(-1)).toBe('ann 3')
})

test('calls of several holders wait in their order', async () => {
  const { entered, enter } = recorder(fairSlots({ ...LIMITS, max: 1 }))
  const leave = await enter('ann')
  const waiting = ['ben', 'cleo', 'dan'].map((name) => enter(name))
  leave()
  for (const next of waiting) (await next)()
  expect(entered).toEqual(['ann', 'ben', 'cleo', 'dan'])
})

test('a slot is awaited by those who would take it, and not by a holder that has all of its own', async () => {
  const { enter, slots } = recorder()
  await enter('ann 1', of('ann'))
  await enter('ann 2', of('ann'))
  await enter('ben')
  void enter('ann 3', of('ann'))
  await setImmediate()
  expect([slots.waiting, slots.isAwaited(of('ann')), slots.isAwaited(of('ben'))]).toEqual([1, true, false])
  void enter('cleo')
  await setImmediate()
  expect([slots.waiting, slots.isAwaited(of('ben'))]).toEqual([2, true])
})

test('a slot that is left twice is free once', async () => {
  const { enter, slots } = recorder(fairSlots({ ...LIMITS, max: 1 }))
  const leave = await enter('ann')
  leave()
  leave()
  await enter('ben')
  void enter('cleo')
  await setImmediate()
  expect(slots.waiting).toBe(1)
})

test('a holder for whom too many wait is refused, and others still wait', async () => {
  const { enter, slots } = recorder(fairSlots({ ...LIMITS, max: 1 }))
  await enter('ann')
  void enter('ben 1', of('ben', 2, 1))
  await expect(enter('ben 2', of('ben', 2, 1))).rejects.toMatchObject({ status: 503 })
  void enter('cleo')
  await setImmediate()
  expect(slots.waiting).toBe(2)
})

test('a call that waits for too long is refused, and leaves no place behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { enter, slots } = recorder(fairSlots({ ...LIMITS, max: 1 }))
  await enter('ann')
  const waiting = enter('ben').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await waiting).toMatchObject({ status: 503 })
  expect(slots.waiting).toBe(0)
})

test('an aborted call leaves no place behind, and the next one goes on', async () => {
  const { enter, entered, slots } = recorder(fairSlots({ ...LIMITS, max: 1 }))
  const leave = await enter('ann')
  const client = new AbortController()
  const aborted = enter('ben', of('ben'), client.signal)
  const next = enter('cleo')
  client.abort(new Error('The client has gone.'))
  await expect(aborted).rejects.toThrow('The client has gone.')
  expect(slots.waiting).toBe(1)
  leave()
  await next
  expect(entered).toEqual(['ann', 'cleo'])
})
