import { settings } from '@guildhall/contract/account/settings'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, hold, type Prepared, refuse, renderAt, unreachable } from '../../test/render.tsx'
import { UnsubscribePage } from './UnsubscribePage.tsx'

const openLink = (token: string, ...prepared: Prepared[]) =>
  renderAt(`/unsubscribe/${token}/`, '/unsubscribe/:token/', <UnsubscribePage />, prepared)
const open = (...prepared: Prepared[]) => openLink('digest-1-sig', ...prepared)

const button = () => screen.getByRole('button', { name: 'Unsubscribe' })
const succeeds = answer(settings.unsubscribe, { status: 204, body: undefined })
const DONE = "You won't get emails about unread messages and notifications anymore."

test('opening the link in the email does not unsubscribe', () => {
  expect(open().requests).toEqual([])
  expect(button()).toBeVisible()
})

test('the button unsubscribes, is busy meanwhile, and the page links to the settings', async () => {
  const { held, release } = hold(succeeds)
  const { requests } = open(held)
  await userEvent.click(button())
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribing...' }))
  release()

  expect(await screen.findByText(DONE)).toBeVisible()
  expect(requests).toMatchObject([{ method: 'POST', url: '/api/user/unsubscribe/digest-1-sig/' }])
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open settings' })).toHaveAttribute('href', '/settings/')
  expect(document.activeElement).toHaveTextContent(DONE)
})

test.each([
  ['digest-1-sig', 'emails about unread messages and notifications', 'Open settings', '/settings/'],
  [
    'search-1-sig',
    'emails about new jobs for this saved search',
    'Manage saved searches',
    '/saved-searches/',
  ],
  [
    'searches-1-sig',
    'emails about new jobs for any of your saved searches',
    'Manage saved searches',
    '/saved-searches/',
  ],
  ['constructor-1', 'this kind of email', 'Open settings', '/settings/'],
])('the link %s says before and after that it ends %s', async (token, mails, link, path) => {
  openLink(token, succeeds)
  expect(screen.getByText(new RegExp(`^We'll stop sending you ${mails}\\.`))).toBeVisible()
  await userEvent.click(button())
  expect(await screen.findByText(`You won't get ${mails} anymore.`)).toBeVisible()
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', path)
})

test('a wrong link leads to the settings instead', async () => {
  open(answer(settings.unsubscribe, { status: 404, body: { error: 'Not found.' } }))
  await userEvent.click(button())

  expect(await screen.findByText("This link doesn't work.")).toBeVisible()
  expect(screen.getByText('You can turn the emails off in your settings.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open settings' })).toBeVisible()
  expect(screen.queryByText(DONE)).not.toBeInTheDocument()
})

test.each([
  ['an unavailable server', refuse(settings.unsubscribe, 503, 'Not ready'), 'Not ready'],
  ['a network failure', unreachable(settings.unsubscribe), /^We couldn't reach the server/],
])('another try succeeds after %s', async (_, failing, text) => {
  open(failing, succeeds)
  await userEvent.click(button())
  expect(await screen.findByText(text)).toBeVisible()

  await userEvent.click(button())
  expect(await screen.findByText(DONE)).toBeVisible()
  expect(screen.queryByText(text)).not.toBeInTheDocument()
})
