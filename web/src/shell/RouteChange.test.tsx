import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderIn } from '../../test/render.tsx'
import { Link } from '../ui/Link.tsx'
import { RouteChange } from './RouteChange.ts'

test.each([
  ['/', '/?jobId=7', 'choosing a job on the board', 0],
  ['/', '/?search=cook&page=2', 'a search', 0],
  ['/jobs/?jobId=7', '/jobs/?jobId=8', 'the page of another job', 1],
  ['/profile/company/?id=1', '/profile/company/?id=1&tab=jobs', 'a tab', 0],
  ['/', '/jobs/?jobId=7', 'the page of a job', 1],
])('from %s to %s: %s scrolls %#', async (from, to, _what, times) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockClear()
  renderIn(
    from,
    <>
      <RouteChange />
      <Link to={to}>Go</Link>
    </>,
  )

  await userEvent.click(screen.getByRole('link', { name: 'Go' }))

  expect(scrollTo).toHaveBeenCalledTimes(times)
})
