import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serve, signIn } from '../test/server.ts'

/** Starts the browser's code on a page that refused a visitor. */
async function startOnRefusal() {
  serve([])
  document.body.innerHTML = '<div id="root" data-static><h1>Too Many Requests</h1></div>'
  window.history.replaceState(null, '', '/no-such-page/')
  vi.resetModules()
  await act(() => import('./main.tsx'))
}

test('a page that refuses a visitor stays as it is', async () => {
  await startOnRefusal()
  expect(screen.getByRole('heading')).toHaveTextContent('Too Many Requests')
})

test('in place of a page that refuses visitors, the app starts for an account', async () => {
  signIn('personal')
  await startOnRefusal()
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  expect(screen.queryByText('Too Many Requests')).toBeNull()
})
