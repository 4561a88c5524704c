import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

test('a password is known again by its hash alone, and nobody has a password', async () => {
  const hash = await hashPassword('a quiet harbour town')
  expect(await isPassword('a quiet harbour town', hash)).toBe(true)
  expect(await isPassword('A quiet harbour town', hash)).toBe(false)
  expect(await isPassword('nobody has this password', null)).toBe(false)
})

test('a flood of passwords is turned away with a 503 instead of queueing without end', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 210 }, () => hashPassword('x')))
  const refused = tries.filter((attempt) => attempt.status === 'rejected')
  expect(refused).toHaveLength(6)
  expect(refused[0]).toMatchObject({ reason: { status: 503 } })
  expect(await hashPassword('x')).toMatch(/^\$argon2id\$/)
})
