import { expect, test } from 'vitest'
import { passwordFaults, readForm } from './rules.ts'

function faultsIn(form: unknown) {
  const { password, person } = readForm(form)
  return passwordFaults(password, person, 'Guildhall')
}

test('a password is compared with what else a form has only where each is as short as a field may be', () => {
  const name = 'Augusta Ada'
  expect(faultsIn({ password: name, name })).toEqual(['The password is too similar to the name.'])
  const long = `${'a'.repeat(12_500)}b${'a'.repeat(12_500)}`
  expect(faultsIn({ password: long, name: long, username: long, email: long })).toEqual([])
  expect(faultsIn({ password: name, name: long })).toEqual([])
})
