import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { PageRoute } from './pageRoute.ts'
import { usePreload } from './usePreload.ts'

function show(content: ReactNode) {
  const preload = vi.fn<(path: string) => void>()
  const routes = ['/jobs/', '/login/'].map((path) => {
    const Page = Object.assign(() => null, { preload: () => preload(path) })
    return { path, title: path, guards: [], module: '', Page } as unknown as PageRoute
  })
  function App() {
    usePreload(routes)
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
