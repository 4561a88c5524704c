import { expect, test } from 'vitest'
import { passwordFaultsIn } from './rules.ts'

test('a password is compared with what else a form has only where each is as short as a field may be', () => {
  const name = 'Augusta Ada'
  expect(passwordFaultsIn({ password: name, name })).toEqual(['The password is too similar to the name.'])
  const long = `${'a'.repeat(12_500)}b${'a'.repeat(12_500)}`
  expect(passwordFaultsIn({ password: long, name: long, username: long, email: long })).toEqual([])
  expect(passwordFaultsIn({ password: name, name: long })).toEqual([])
})
