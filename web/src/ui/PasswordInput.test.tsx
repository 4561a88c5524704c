import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Field } from './Field.tsx'
import { PasswordInput } from './PasswordInput.tsx'

test('each password input has its own button that shows and hides the password', async () => {
  render(
    <>
      <Field label="Password">
        <PasswordInput defaultValue="harbour" />
      </Field>
      <Field label="Retype password">
        <PasswordInput defaultValue="anchor" />
      </Field>
    </>,
  )
  const password = screen.getByLabelText('Password')
  expect(password).toHaveAttribute('type', 'password')

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  expect(screen.getByLabelText('Retype password')).toHaveAttribute('type', 'password')

  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password).toHaveAttribute('type', 'password')
})
