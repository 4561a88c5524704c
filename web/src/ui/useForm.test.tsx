import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Button } from './Button.tsx'
import { Field } from './Field.tsx'
import type { FieldErrors } from './fieldErrors.ts'
import { RadioGroup } from './RadioGroup.tsx'
import { TextInput } from './TextInput.tsx'
import { useForm } from './useForm.ts'

// The order differs from the screen, as it may in the contract.
const schema = z.object({
  email: z.string().check(z.minLength(1, 'Email is required'), z.email('Please Insert Correct Email')),
  name: z.string().check(z.minLength(1, 'Name is required')),
  kind: z.string().check(z.minLength(1, 'Please select a kind.')),
})
type Contact = z.infer<typeof schema>
type Send = (values: Contact) => Promise<FieldErrors | void>

type ContactFormProps = { onSubmit: Send }

function ContactForm({ onSubmit }: ContactFormProps) {
  const form = useForm({
    initial: { name: '', email: '', kind: '' },
    validate: schema,
    advisory: ['kind'],
    onSubmit,
  })
  return (
    <form {...form.props}>
      <fieldset disabled={form.submitting}>
        <Field label="Name" required error={form.errors.name}>
          <TextInput {...form.input('name')} />
        </Field>
        <Field label="Email" error={form.errors.email} hint="We answer there.">
          <TextInput {...form.input('email')} />
        </Field>
        <RadioGroup
          legend="Kind"
          options={[{ value: 'praise', label: 'Praise' }]}
          error={form.errors.kind}
          {...form.choice('kind')}
        />
        <Button type="submit" busy={form.submitting} busyText="Sending...">
          Send
        </Button>
      </fieldset>
    </form>
  )
}

function open(options: Partial<ContactFormProps> = {}) {
  const onSubmit = vi.fn<Send>(async () => {})
  render(<ContactForm onSubmit={onSubmit} {...options} />)
  return { onSubmit, user: userEvent.setup() }
}

const field = (name: string) => screen.getByRole('textbox', { name })
const send = () => screen.getByRole('button', { name: 'Send' })

test('a rejected submit shows every error under its field and focuses the first one on the screen', async () => {
  const { user, onSubmit } = open()
  expect(field('Name')).toBeRequired()
  await user.click(send())

  expect(onSubmit).not.toHaveBeenCalled()
  expect(field('Name')).toHaveFocus()
  expect(field('Name')).toHaveAccessibleDescription('Name is required')
  expect(field('Email')).toHaveAccessibleDescription('Email is required We answer there.')
})

test('errors show from the first submit on and disappear as soon as they are corrected', async () => {
  const { user } = open()
  await user.type(field('Name'), 'A{Backspace}')
  expect(field('Name')).toBeValid()

  await user.click(send())
  await user.type(field('Email'), 'ada')
  expect(field('Email')).toHaveAccessibleDescription(/Please Insert Correct Email/)
  await user.type(field('Email'), '@example.org')
  expect(field('Email')).toBeValid()
})

test('an advisory error shows without blocking the submit', async () => {
  const { user, onSubmit } = open()
  await user.type(field('Name'), 'Ada')
  await user.type(field('Email'), 'ada@example.org{Enter}')

  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', email: 'ada@example.org', kind: '' })
  expect(screen.getByText('Please select a kind.')).toBeVisible()
})

test('a rejected submit does not focus a field with an advisory error', async () => {
  function Survey() {
    const form = useForm({
      initial: { kind: '', name: '' },
      validate: () => ({ kind: 'Please select a kind.', name: 'Name is required' }),
      advisory: ['kind'],
      onSubmit() {},
    })
    return (
      <form {...form.props}>
        <RadioGroup
          legend="Kind"
          options={[{ value: 'praise', label: 'Praise' }]}
          error={form.errors.kind}
          {...form.choice('kind')}
        />
        <Field label="Name" required error={form.errors.name}>
          <TextInput {...form.input('name')} />
        </Field>
        <Button type="submit">Send</Button>
      </form>
    )
  }
  render(<Survey />)
  await userEvent.click(send())

  expect(screen.getByText('Please select a kind.')).toBeVisible()
  expect(field('Name')).toHaveFocus()
})

test('an advisory field that the server rejects gets the focus', async () => {
  const { user } = open({ onSubmit: async () => ({ kind: 'There is no such kind.' }) })
  await user.type(field('Name'), 'Ada')
  await user.type(field('Email'), 'ada@example.org')
  await user.click(send())

  expect(screen.getByText('There is no such kind.')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Praise' })).toHaveFocus()
})

test('an error from the server shows under its field until that field is edited', async () => {
  const { user } = open({ onSubmit: async () => ({ email: 'Email already exists' }) })
  await user.type(field('Name'), 'Ada')
  await user.type(field('Email'), 'ada@example.org')
  await user.click(send())

  expect(field('Email')).toHaveFocus()
  expect(field('Email')).toHaveAccessibleDescription(/^Email already exists/)
  await user.type(field('Name'), ' L')
  expect(field('Email')).toBeInvalid()
  await user.type(field('Email'), 'x')
  expect(field('Email')).toBeValid()
})

test('during a submit the fields are disabled and the button says so', async () => {
  const response = Promise.withResolvers<void>()
  const { user } = open({ onSubmit: () => response.promise })
  await user.type(field('Name'), 'Ada')
  await user.type(field('Email'), 'ada@example.org')
  await user.click(send())

  expect(screen.getByRole('button', { name: 'Sending...' })).toBeVisible()
  expect(field('Name')).toBeDisabled()
  response.resolve()
  expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled()
})

test('an invalid group passes the focus on to its first control', async () => {
  function Choice() {
    const form = useForm({
      initial: { kind: '' },
      validate: () => ({ kind: 'Please select a kind.' }),
      onSubmit() {},
    })
    return (
      <form {...form.props}>
        <RadioGroup
          legend="Kind"
          required
          options={[{ value: 'praise', label: 'Praise' }]}
          error={form.errors.kind}
          {...form.choice('kind')}
        />
        <Button type="submit">Send</Button>
      </form>
    )
  }
  render(<Choice />)
  await userEvent.click(send())

  expect(screen.getByRole('radiogroup', { name: 'Kind' })).toBeInvalid()
  expect(screen.getByRole('radio', { name: 'Praise' })).toHaveFocus()
})
