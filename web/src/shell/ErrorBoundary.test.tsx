import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { lazyPage } from './lazyPage.tsx'

// React reports what a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function show(load: Parameters<typeof lazyPage>[0]) {
  const Page = lazyPage(load)
  render(
    <ErrorBoundary>
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    </ErrorBoundary>,
  )
}

test('code that fails to load shows a message and a button to reload', async () => {
  show(() => Promise.reject(new TypeError('Failed to fetch')))

  expect(await screen.findByRole('alert')).toHaveTextContent('Loading chunk failed')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('code that does not load within two minutes counts as failed', async () => {
  vi.useFakeTimers()
  show(() => new Promise(() => {}))

  await vi.advanceTimersByTimeAsync(119_999)
  expect(screen.queryByText('Loading chunk failed')).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(screen.getByText('Loading chunk failed')).toBeVisible())
})

test('an error in a page is not shown as code that failed to load', async () => {
  show(() =>
    Promise.resolve(() => {
      throw new Error('undefined is not a function')
    }),
  )

  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
})
