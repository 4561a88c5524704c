import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderIn } from '../../test/render.tsx'
import { Link } from '../ui/Link.tsx'
import { BrowserRouter } from './BrowserRouter.tsx'
import { RouteChange } from './RouteChange.ts'

test.each([
  ['/', '/?jobId=7', 'choosing a job on the board', 0],
  ['/', '/?search=cook&page=2', 'a search', 0],
  ['/jobs/?jobId=7', '/jobs/?jobId=8', 'the page of another job', 1],
  ['/users/', '/users/?userId=7', 'choosing a person on the board', 0],
  ['/profile/company/?id=1', '/profile/company/?id=1&tab=jobs', 'a tab', 0],
  ['/', '/jobs/?jobId=7', 'the page of a job', 1],
])('from %s to %s: %s scrolls %#', async (from, to, _what, times) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockClear()
  renderIn(
    from,
    <>
      <RouteChange routes={[]} />
      <Link to={to}>Go</Link>
    </>,
  )

  await userEvent.click(screen.getByRole('link', { name: 'Go' }))

  expect(scrollTo).toHaveBeenCalledTimes(times)
})

test.each([
  ['/saved-jobs/?page=2', 700],
  ['/users/?page=2', 700],
  ['/settings/', 0],
])('going back to %s scrolls to %i', async (from, top) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockClear()
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700)
  window.history.replaceState(null, '', from)
  render(
    <BrowserRouter>
      <RouteChange routes={[]} />
      <Link to="/jobs/?jobId=7">Go</Link>
    </BrowserRouter>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Go' }))
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })

  window.history.back()

  await waitFor(() => expect(scrollTo).toHaveBeenCalledTimes(2))
  expect(scrollTo).toHaveBeenLastCalledWith({ top, behavior: 'instant' })
})
