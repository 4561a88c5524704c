import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { loginForm, registrationForm } from './forms.ts'
import { fieldErrorsOf } from '../endpoint.ts'

const errorsOf = (form: z.ZodMiniType, value: object) => {
  const result = form.safeParse(value)
  return result.success ? {} : fieldErrorsOf(result.error.issues)
}

const GOOD = {
  username: 'marta',
  name: 'Marta Holt',
  email: 'marta@example.com',
  password: 'a quiet harbour',
  re_password: 'a quiet harbour',
}

describe('the registration form', () => {
  test('a registration is for a personal account by default', () => {
    expect(registrationForm.parse(GOOD)).toEqual({ ...GOOD, user_type: 'personal' })
    expect(registrationForm.parse({ ...GOOD, user_type: 'company', is_active: true })).toEqual({
      ...GOOD,
      user_type: 'company',
    })
  })

  test('empty fields of a registration have the specified messages', () => {
    const empty = { username: '', name: '', email: '', password: '', re_password: '' }
    expect(errorsOf(registrationForm, empty)).toEqual({
      username: ['Username is required'],
      name: ['Full name is required'],
      email: ['Please Insert Correct Email'],
      password: ['Password is required'],
      re_password: ['Re_password is required'],
    })
  })

  test('a registration compares the passwords even if other fields are invalid', () => {
    expect(errorsOf(registrationForm, { ...GOOD, email: 'x', re_password: 'another' })).toEqual({
      email: ['Please Insert Correct Email'],
      non_field_errors: ['Password did not match'],
    })
  })

  test('a username consists of 3 to 20 letters, digits, dots, underscores and hyphens', () => {
    for (const username of ['abc', 'A.b_c-9', 'x'.repeat(20), ' marta '])
      expect.soft(errorsOf(registrationForm, { ...GOOD, username }), username).toEqual({})
    for (const username of ['ab', 'x'.repeat(21), 'a b', 'a+b', 'ábc', '\u212Aelvin'])
      expect.soft(errorsOf(registrationForm, { ...GOOD, username }), username).toEqual({
        username: ['Only letter and number, no space and other symbols'],
      })
  })
})

describe('the login form', () => {
  test('a login requires email and password, and validates neither', () => {
    expect(errorsOf(loginForm, {})).toEqual({
      email: ['Email is required'],
      password: ['Password is required'],
    })
    expect(loginForm.parse({ email: 'no email', password: ' x ' })).toEqual({
      email: 'no email',
      password: ' x ',
    })
  })
})
