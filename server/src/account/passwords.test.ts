import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

test('a password matches its own hash only, and no password matches a missing hash', async () => {
  const hash = await hashPassword('a quiet harbour town')
  expect(await isPassword('a quiet harbour town', hash)).toBe(true)
  expect(await isPassword('A quiet harbour town', hash)).toBe(false)
  expect(await isPassword('the password of no account', null)).toBe(false)
})

test('passwords beyond the limit of running and queued ones are rejected with 503', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 210 }, () => hashPassword('x')))
  const refused = tries.filter((attempt) => attempt.status === 'rejected')
  expect(refused).toHaveLength(6)
  expect(refused[0]).toMatchObject({ reason: { status: 503 } })
  expect(await hashPassword('x')).toMatch(/^\$argon2id\$/)
})
