import { expect, test } from 'vitest'
import { passwordErrors, readForm } from './rules.ts'

function errorsIn(form: unknown) {
  const { password, person } = readForm(form)
  return passwordErrors(password, person, 'Guildhall')
}

test('a password is compared with the other fields only when all are within their maximum length', () => {
  const name = 'Augusta Ada'
  expect(errorsIn({ password: name, name })).toEqual([
    'This password is too similar to your name. Choose a different one.',
  ])
  const long = `${'a'.repeat(12_500)}b${'a'.repeat(12_500)}`
  expect(errorsIn({ password: long, name: long, username: long, email: long })).toEqual([])
  expect(errorsIn({ password: name, name: long })).toEqual([])
})
