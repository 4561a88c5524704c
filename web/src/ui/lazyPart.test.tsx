import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx'
import { AlertsProvider } from './Alerts.tsx'
import { lazyOnceOpen, lazyPart } from './lazyPart.tsx'

const LOAD_ERROR = 'Loading chunk failed'

// React logs the errors that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

type Fetch<Props> = () => Promise<ComponentType<Props>>

function show(fetchPart: Fetch<object>) {
  const Part = lazyPart(fetchPart, () => <p>Pending</p>)
  return render(
    <AlertsProvider>
      <ErrorBoundary>
        <h1>The page</h1>
        <Part />
      </ErrorBoundary>
    </AlertsProvider>,
  )
}

test('a part loads on its first render', async () => {
  show(async () => () => <p>The part</p>)

  expect(screen.getByText('Pending')).toBeVisible()
  expect(await screen.findByText('The part')).toBeVisible()
})

test('a part that fails to load leaves the page intact, and an alert offers to reload', async () => {
  show(() => Promise.reject(new TypeError('Failed to fetch')))

  expect(await screen.findByText(LOAD_ERROR)).toBeVisible()
  expect(screen.getByRole('alert')).toContainElement(screen.getByRole('button', { name: 'Reload' }))
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
  expect(screen.queryByText('Pending')).not.toBeInTheDocument()
})

test('a part that does not load within two minutes counts as failed', async () => {
  vi.useFakeTimers()
  show(() => new Promise(() => {}))

  await vi.advanceTimersByTimeAsync(119_999)
  expect(screen.queryByText(LOAD_ERROR)).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(screen.getByText(LOAD_ERROR)).toBeVisible())
})

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const LAZY = /\b(lazyPage|renderedPage|lazyPart|lazyOnceOpen)\(\s*\(\) =>\s*import\(/g

// Runs on the server only.
const SSR = /\bssr: \(\) => import\('\.\/\w+Ssr\.ts'\)/g

test('every dynamic import in the browser belongs to a lazy page or part, which handle failures', () => {
  const found = Object.values(sources).join('\n').match(LAZY) ?? []
  expect(found.length).toBeGreaterThan(20)

  const otherImports = Object.entries(sources)
    .filter(([, source]) => /\bimport\(/.test(source.replaceAll(LAZY, '').replaceAll(SSR, '')))
    .map(([file]) => file)
  expect(otherImports).toEqual([])
})

test('an error that a part throws reaches the error boundary of the page', async () => {
  show(async () => () => {
    throw new Error('undefined is not a function')
  })

  expect(await screen.findByText('Something went wrong')).toBeVisible()
})

test('a dialog whose code fails to load closes, and opening it again retries', async () => {
  const fetchPart = vi
    .fn<Fetch<{ open: boolean; onClose: () => void }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(({ open }) => open && <p>The dialog</p>)
  const Dialog = lazyOnceOpen(fetchPart)
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <AlertsProvider>
        <button onClick={() => setOpen(true)}>{open ? 'Is open' : 'Open'}</button>
        <Dialog open={open} onClose={() => setOpen(false)} />
      </AlertsProvider>
    )
  }
  render(<Page />)
  expect(fetchPart).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText(LOAD_ERROR)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('The dialog')).toBeVisible()
  expect(fetchPart).toHaveBeenCalledTimes(2)
})
