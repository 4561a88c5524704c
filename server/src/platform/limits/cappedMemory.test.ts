import { expect, test } from 'vitest'
import { CappedMemory } from './cappedMemory.ts'

const isOver = (memory: CappedMemory, key: string) =>
  memory.consume(key).then(
    () => false,
    () => true,
  )

test('a counter in memory forgets the stalest keys, so that a million of them take no more room than some', async () => {
  const memory = new CappedMemory({ points: 1, duration: 60, max: 100 })
  await memory.consume('early')
  for (let i = 0; i < 1000; i += 1) await memory.consume(`key ${i}`)
  await memory.reward('given back')
  expect(memory.dump().storage).toHaveLength(100)
  expect(await isOver(memory, 'key 999')).toBe(true)
  expect(await isOver(memory, 'early')).toBe(false)
})

test('a counter in memory keeps whoever comes back', async () => {
  const memory = new CappedMemory({ points: 1, duration: 60, max: 2 })
  await memory.consume('regular')
  await memory.consume('somebody')
  expect(await isOver(memory, 'regular')).toBe(true)
  await memory.consume('another')
  expect(await isOver(memory, 'regular')).toBe(true)
})
