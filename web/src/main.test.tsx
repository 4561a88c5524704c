import { events } from '@guildhall/contract/events/endpoints'
import { notifications } from '@guildhall/contract/notifications/endpoints'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, hold, serve, signIn } from '../test/server.ts'

/** Starts the app in a static page, such as 429 for a visitor. */
async function startInStaticPage() {
  serve([
    answer(notifications.getTotalUnread, { status: 200, body: { total: 0 } }),
    hold(answer(events.getEvents, { status: 200, body: { total: 0 } })).held,
  ])
  document.body.innerHTML = '<div id="root" data-static><h1>Too many requests</h1></div>'
  window.history.replaceState(null, '', '/no-such-page/')
  vi.resetModules()
  await act(() => import('./main.tsx'))
}

test('a static page stays as it is for a visitor', async () => {
  await startInStaticPage()
  expect(screen.getByRole('heading')).toHaveTextContent('Too many requests')
})

test('for an account the app starts and replaces a static page', async () => {
  signIn('personal')
  await startInStaticPage()
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect(screen.queryByText('Too many requests')).toBeNull()
})
