import { expect, test } from 'vitest'
import { BoundedMemoryLimiter } from './boundedMemoryLimiter.ts'

const isOver = (memory: BoundedMemoryLimiter, key: string) =>
  memory.consume(key).then(
    () => false,
    () => true,
  )

test('a limiter in memory deletes the least recently used key when it has the maximum of keys', async () => {
  const memory = new BoundedMemoryLimiter({ points: 1, duration: 60, max: 100 })
  await memory.consume('early')
  for (let i = 0; i < 1000; i += 1) await memory.consume(`key ${i}`)
  await memory.reward('rewarded')
  expect(memory.dump().storage).toHaveLength(100)
  expect(await isOver(memory, 'key 999')).toBe(true)
  expect(await isOver(memory, 'early')).toBe(false)
})

test('a limiter in memory keeps a key that is used again', async () => {
  const memory = new BoundedMemoryLimiter({ points: 1, duration: 60, max: 2 })
  await memory.consume('regular')
  await memory.consume('somebody')
  expect(await isOver(memory, 'regular')).toBe(true)
  await memory.consume('another')
  expect(await isOver(memory, 'regular')).toBe(true)
})
