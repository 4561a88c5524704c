import { contact } from '@guildhall/contract/contact/endpoints'
import { NAME_ERRORS } from '@guildhall/contract/names'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { answer, hold, type Prepared, refuse, renderAt, unreachable } from '../../test/render.tsx'
import { ContactForm } from './ContactForm.tsx'

const SUCCESS = 'Message sent'
const MESSAGE = { name: 'Ann', email: 'ann@example.com', messageBody: 'Good morning' }
const sent = answer(contact.sendContactMessage, { status: 200, body: { success: SUCCESS } })

const open = (...prepared: Prepared[]) => renderAt('/', '/', <ContactForm />, prepared)
const field = (name: string) => screen.getByRole('textbox', { name })
const button = () => screen.getByRole('button', { name: /^Send/ })
const user = userEvent.setup()

async function fill() {
  await user.type(field('Name'), MESSAGE.name)
  await user.type(field('Email'), MESSAGE.email)
  await user.type(field('Message'), MESSAGE.messageBody)
}

describe('the form', () => {
  test('is not sent while a field is empty', async () => {
    const { requests } = open()
    await user.click(button())
    expect(field('Name')).toHaveAccessibleDescription('Name is required')
    expect(field('Email')).toHaveAccessibleDescription('Email is required')
    expect(field('Message')).toHaveAccessibleDescription('Message is required')
    expect(field('Name')).toHaveFocus()
    expect(requests).toEqual([])
  })

  test('validates each field as it changes', async () => {
    open()
    await user.type(field('Email'), 'ann')
    expect(field('Email')).toHaveAccessibleDescription('Please Insert Correct Email')
    expect(field('Name')).not.toBeInvalid()
    await user.type(field('Email'), '@example.com')
    expect(field('Email')).not.toBeInvalid()
    await user.clear(field('Email'))
    expect(field('Email')).toHaveAccessibleDescription('Email is required')
  })

  test('has a field for programs that nobody else finds', () => {
    const { container } = open()
    expect(container.querySelector('input[name=website]')).toHaveAttribute('tabindex', '-1')
    expect(screen.getAllByRole('textbox')).toHaveLength(3)
  })
})

describe('a message', () => {
  test("is sent, the server's response shows in an alert, and the form is empty again", async () => {
    const { requests } = open(sent)
    await fill()
    await user.click(button())
    expect(await screen.findByText(SUCCESS)).toBeVisible()
    expect(requests).toMatchObject([
      { method: 'POST', url: '/api/message/send_email/', body: { ...MESSAGE, website: '' } },
    ])
    for (const name of ['Name', 'Email', 'Message']) {
      expect(field(name)).toHaveValue('')
      expect(field(name)).not.toBeInvalid()
    }
  })

  test('can not be changed or sent again while it is sent', async () => {
    const { held, release } = hold(sent)
    const { requests } = open(held)
    await fill()
    await user.dblClick(button())
    for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toBeDisabled()
    expect(button()).toHaveAccessibleName('Sending...')
    expect(button()).toHaveFocus()
    release()
    await waitFor(() => expect(field('Name')).toBeEnabled())
    expect(requests).toHaveLength(1)
  })

  test('that is refused because of a field says so at the field too', async () => {
    const errorField = { name: [NAME_ERRORS.reserved] }
    open(refuse(contact.sendContactMessage, 400, NAME_ERRORS.reserved, { errorField }))
    await fill()
    await user.click(button())
    await waitFor(() => expect(field('Name')).toHaveAccessibleDescription(NAME_ERRORS.reserved))
  })

  test.each([
    ['refused', refuse(contact.sendContactMessage, 400, 'Please check this.'), 'Please check this.'],
    ['limited', refuse(contact.sendContactMessage, 429, 'Too many messages.'), 'Too many messages.'],
    ['not answered', unreachable(contact.sendContactMessage), "We couldn't reach the server."],
  ])('that is %s shows no alert and stays in the form, which says why', async (_, failure, reason) => {
    open(failure, sent)
    await fill()
    await user.click(button())
    expect(await screen.findByText(new RegExp(`^Not sent\\. ${reason}`))).toBeVisible()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    expect(field('Name')).toBeEnabled()
    expect(field('Name')).toHaveValue(MESSAGE.name)
    expect(field('Email')).toHaveValue(MESSAGE.email)
    expect(field('Message')).toHaveValue(MESSAGE.messageBody)

    await user.click(button())
    expect(await screen.findByText(SUCCESS)).toBeVisible()
    expect(screen.queryByText(/^Not sent/)).not.toBeInTheDocument()
  })
})
