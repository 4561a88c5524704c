import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import type { PageRoute } from './pageRoute.ts'
import { usePreload } from './usePreload.ts'

function show(content: ReactNode, path?: string) {
  const preload = vi.fn<(path: string) => void>()
  const routes = ['/', '/jobs/', '/login/'].map((path) => {
    const Page = Object.assign(() => null, { preload: () => preload(path) })
    return { path, title: path, guards: [], module: '', Page } as unknown as PageRoute
  })
  function App() {
    const preloadPage = usePreload(routes)
    useEffect(() => {
      if (path) preloadPage(path)
    }, [preloadPage])
    return <main>{content}</main>
  }
  render(<App />)
  return preload
}

const list = (
  <>
    <h1>Jobs</h1>
    <a href="/login/">Login</a>
    <ul>
      <li>
        <a href="/jobs/?jobId=1">Baker</a>
      </li>
    </ul>
  </>
)

test.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  '%s of a link preloads its page',
  async (event) => {
    const preload = show(list)
    fireEvent[event](screen.getByRole('link', { name: 'Login' }))
    // Not before the event has been handled.
    expect(preload).not.toHaveBeenCalled()
    await waitFor(() => expect(preload.mock.calls).toEqual([['/login/']]))
  },
)

test('a tap on a link preloads its page once', async () => {
  const preload = show(list)
  const link = screen.getByRole('link', { name: 'Login' })
  for (const event of ['pointerOver', 'touchStart', 'focusIn'] as const) fireEvent[event](link)
  fireEvent.focusIn(screen.getByRole('link', { name: 'Baker' }))
  await waitFor(() => expect(preload.mock.calls).toEqual([['/login/'], ['/jobs/']]))
})

test('focusing a form preloads the pages that it may lead to', async () => {
  const preload = show(
    <div data-leads-to="/ /jobs/">
      <input aria-label="Email" />
      <a href="/login/">Login</a>
    </div>,
  )
  fireEvent.focusIn(screen.getByLabelText('Email'))
  await waitFor(() => expect(preload.mock.calls).toEqual([['/'], ['/jobs/']]))

  fireEvent.focusIn(screen.getByRole('link', { name: 'Login' }))
  await waitFor(() => expect(preload.mock.calls.slice(2)).toEqual([['/login/']]))
})

test('a link to another site preloads nothing', async () => {
  const preload = show(
    <>
      <a href="https://other.example/jobs/">Elsewhere</a>
      <a href="/login/">Login</a>
    </>,
  )
  fireEvent.focusIn(screen.getByRole('link', { name: 'Elsewhere' }))
  fireEvent.focusIn(screen.getByRole('link', { name: 'Login' }))
  await waitFor(() => expect(preload.mock.calls).toEqual([['/login/']]))
})

test('a part of a page can preload the page that is likely to follow', async () => {
  const preload = show(list, '/jobs/')
  await waitFor(() => expect(preload.mock.calls).toEqual([['/jobs/']]))
})
