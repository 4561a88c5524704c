import { expect, test } from 'vitest'
import { UsageError } from '../../scripts/guildhall/command.ts'
import { tasks } from '../../scripts/guildhall/tasks.ts'
import { deadLettersIn, enqueue, freshQueue } from './queues.ts'
import { PermanentError } from '../src/platform/queue/failures.ts'

const fails = async () => {
  throw new PermanentError('The address anna@example.com is wrong.')
}

/** A queue with this many tasks that failed for good. */
async function queueWithFailed(count: number) {
  const queue = await freshQueue()
  for (let loaf = 1; loaf <= count; loaf += 1) await enqueue(queue.db, 'bake', { loaf }, `bake ${loaf}`)
  await queue.tryEach({ bake: fails })
  const run = (args: string[], options = {}) => tasks.read(args, options).run(queue.db)
  const listed = async () => (await run([])).data as { id: number; payload: { loaf: number } }[]
  const idOf = async (loaf: number) =>
    String((await listed()).find(({ payload }) => payload.loaf === loaf)!.id)
  return { ...queue, run, listed, idOf }
}

test('a list names tasks that failed for good, the newest first, with when and why, and without personal data', async () => {
  const { run, idOf } = await queueWithFailed(2)
  const { data, lines, failure } = await run([])
  expect(data).toEqual([
    {
      id: Number(await idOf(2)),
      task: 'bake',
      payload: { loaf: 2 },
      error: expect.stringContaining('Error'),
      died_at: expect.any(Date),
    },
    {
      id: Number(await idOf(1)),
      task: 'bake',
      payload: { loaf: 1 },
      error: expect.stringContaining('Error'),
      died_at: expect.any(Date),
    },
  ])
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^\d+ {2}\d{4}-\d\d-\d\dT\S+Z {2}bake {2}\{"loaf":2\} {2}Error$/)
  expect(JSON.stringify(data)).not.toContain('anna')
  expect(failure).toBeUndefined()
})

test('a list without failed tasks says so', async () => {
  const { run } = await queueWithFailed(0)
  expect(await run([])).toEqual({ data: [], lines: ['No task has failed for good.'] })
})

test('a retried task runs again with its key, its priority and all its attempts', async () => {
  const { db, run, idOf, queueRows, tryEach } = await queueWithFailed(2)
  const id = await idOf(1)
  expect(await run(['retry', id])).toEqual({ data: { done: [Number(id)] }, lines: ['Queued again: 1 task.'] })
  expect(await queueRows()).toMatchObject([{ key: 'bake 1', priority: 0, attempts: 0, max_attempts: 20 }])
  const baked: number[] = []
  await tryEach({ bake: async ({ loaf }: { loaf: number }) => void baked.push(loaf) })
  expect(baked).toEqual([1])
  expect(await deadLettersIn(db)).toMatchObject([{ payload: { loaf: 2 } }])
})

test('retries at the same time queue each task once', async () => {
  const { db, run, queueRows } = await queueWithFailed(20)
  const answers = await Promise.all(Array.from({ length: 4 }, () => run(['retry'], { all: true })))
  const done = answers.flatMap(({ data }) => (data as { done: number[] }).done)
  expect(done).toHaveLength(20)
  expect(new Set(done).size).toBe(20)
  expect(await queueRows()).toHaveLength(20)
  expect(await deadLettersIn(db)).toEqual([])
})

test('a task that is queued already is not queued a second time', async () => {
  const { db, run, queueRows, idOf } = await queueWithFailed(1)
  await enqueue(db, 'bake', { loaf: 1 }, 'bake 1')
  await run(['retry', await idOf(1)])
  expect(await queueRows()).toHaveLength(1)
  expect(await deadLettersIn(db)).toEqual([])
})

test('a task that an earlier version gave up, without its key, can be retried', async () => {
  const { db, run, tryEach } = await queueWithFailed(1)
  await db.updateTable('dead_letters').set({ key: null, priority: null }).execute()
  await run(['retry'], { all: true })
  const baked: number[] = []
  await tryEach({ bake: async ({ loaf }: { loaf: number }) => void baked.push(loaf) })
  expect(baked).toEqual([1])
})

test('a dropped task is gone, and the others stay', async () => {
  const { db, run, idOf, queueRows } = await queueWithFailed(3)
  expect((await run(['drop', await idOf(1), await idOf(3)])).lines).toEqual(['Dropped: 2 tasks.'])
  expect(await deadLettersIn(db)).toMatchObject([{ payload: { loaf: 2 } }])
  await run(['drop'], { all: true })
  expect(await deadLettersIn(db)).toEqual([])
  expect(await queueRows()).toEqual([])
})

test('an ID that is none of a failed task is a failure, and the others are done', async () => {
  const { run, idOf } = await queueWithFailed(1)
  const id = await idOf(1)
  expect(await run(['retry', id, '999999'])).toMatchObject({
    data: { done: [Number(id)] },
    failure: 'There is no failed task 999999.',
  })
})

test.each<[string[], { all?: boolean }?]>([
  [['retry']],
  [['drop']],
  [['retry', '7'], { all: true }],
  [['retry', 'x']],
  [['retry', '-1']],
  [['retry', '1.5']],
  [['bake', '7']],
  [[], { all: true }],
])(
  'wrong usage is refused before the database is opened: %j',
  (args: string[], options: { all?: boolean } = {}) => {
    expect(() => tasks.read(args, options)).toThrow(UsageError)
  },
)
