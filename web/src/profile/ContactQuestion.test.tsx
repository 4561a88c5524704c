import { settings } from '@guildhall/contract/account/settings'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answer, type Prepared, refuse, renderAt, signIn } from '../../test/render.tsx'
import { ContactQuestion } from './ContactQuestion.tsx'

const QUESTION = 'Who may see your email, phone and resume?'

const preferences = (contact_asked: boolean) =>
  answer(settings.getPreferences, {
    status: 200,
    body: {
      mail_digest: true,
      search_engines: false,
      profile_visibility: 'everybody',
      contact_visible_to: 'dealt_with',
      contact_asked,
      has_password: true,
    },
  })
const saved = answer(settings.savePreferences, { status: 200, body: { success: 'Settings saved' } })

const open = (...prepared: Prepared[]) =>
  renderAt('/profile/?id=7', '/profile/', <ContactQuestion />, prepared)

const user = userEvent.setup()
beforeEach(() => signIn('personal'))

test.each([
  ['Companies I apply or write to', { contact_visible_to: 'dealt_with' }],
  ['All companies', { contact_visible_to: 'companies' }],
  ['Decide later', { contact_asked: true }],
])('the question ends with "%s", which is saved', async (name, body) => {
  const { requests } = open(preferences(false), saved, preferences(true))
  expect(await screen.findByRole('heading', { name: QUESTION })).toBeVisible()
  await user.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  expect(requests.filter(({ method }) => method === 'PATCH').map((request) => request.body)).toEqual([body])
})

test('a question that was answered is not asked again', async () => {
  const { requests } = open(preferences(true))
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('the question stays after a refusal, with the reason', async () => {
  open(preferences(false), refuse(settings.savePreferences, 503, 'Not ready'))
  await user.click(await screen.findByRole('button', { name: 'All companies' }))
  expect(await screen.findByText('Not ready')).toBeVisible()
  expect(screen.getByRole('heading', { name: QUESTION })).toBeVisible()
})
