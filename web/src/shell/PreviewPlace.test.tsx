import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { Link } from '../ui/Link.tsx'
import { BrowserRouter } from './BrowserRouter.tsx'
import { PageFallback } from './PageFallback.tsx'
import { PreviewPlace } from './PreviewPlace.tsx'

beforeEach(() => window.history.replaceState(null, '', '/list/'))

const List = () => (
  <Link to="/job/" preview={<h1>Gardener</h1>}>
    Open
  </Link>
)

function open() {
  const { promise, resolve } = Promise.withResolvers<{ default: () => React.ReactNode }>()
  const Job = lazy(() => promise)
  function Pages() {
    const { pathname } = useLocation()
    return <Suspense fallback={<PageFallback />}>{pathname === '/list/' ? <List /> : <Job />}</Suspense>
  }
  render(
    <BrowserRouter>
      <PreviewPlace>
        <Pages />
      </PreviewPlace>
    </BrowserRouter>,
  )
  return { arrive: () => act(async () => resolve({ default: () => <h1>Gardener in Bern</h1> })) }
}

test('a preview replaces the page that it was opened from until the next page has rendered', async () => {
  const { arrive } = open()
  await userEvent.click(screen.getByRole('link', { name: 'Open' }))
  expect(window.location.pathname).toBe('/job/')
  expect(screen.getByRole('heading', { name: 'Gardener' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open' }).closest('.content-hidden')).not.toBeNull()

  await arrive()
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Gardener in Bern'])
})

test('the way back from a preview shows the page that it was opened from', async () => {
  open()
  await userEvent.click(screen.getByRole('link', { name: 'Open' }))
  await act(async () => {
    window.history.replaceState(null, '', '/list/')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open' }).closest('.content-hidden')).toBeNull()
})
