import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { inBrowser, renderIn, signIn } from '../../test/render.tsx'
import { Link } from '../ui/Link.tsx'
import { BackToJobs } from './BackToJobs.tsx'

test('a job opened by its URL leads back to the board', async () => {
  const page = renderIn('/jobs/?jobId=1', <BackToJobs />)

  await userEvent.click(screen.getByRole('link', { name: 'Back to jobs' }))

  expect(page.url()).toBe('/')
})

test('a job that a company opened by its URL leads back to its own jobs', async () => {
  signIn('company')
  const page = renderIn('/jobs/?jobId=1', <BackToJobs />)

  await userEvent.click(screen.getByRole('link', { name: 'Back to jobs' }))

  expect(page.url()).toBe('/company-panel/?tab=jobs')
})

test.each([
  ['/?search=cook&page=2', '/?search=cook&page=2'],
  ['/saved-jobs/?page=2', '/saved-jobs/?page=2'],
  ['/profile/company/?id=3', '/profile/company/?id=3'],
  ['/login/', '/'],
  ['/settings/', '/'],
])('a job opened from %s leads back to %s', async (from, back) => {
  const page = renderIn(
    from,
    <>
      <Link to="/jobs/?jobId=1" state={{ from }}>
        Job
      </Link>
      <BackToJobs />
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Job' }))
  await userEvent.click(screen.getByRole('link', { name: 'Back to jobs' }))

  expect(page.url()).toBe(back)
})

test('a job opened from other jobs leads back to the search that led to the first', async () => {
  const page = renderIn(
    '/?search=cook&page=2',
    <>
      {[1, 2, 3].map((id) => (
        <Link key={id} to={`/jobs/?jobId=${id}`}>{`Job ${id}`}</Link>
      ))}
      <BackToJobs />
    </>,
    [],
    inBrowser,
  )
  for (const name of ['Job 1', 'Job 2', 'Job 3']) await userEvent.click(screen.getByRole('link', { name }))
  await userEvent.click(screen.getByRole('link', { name: 'Back to jobs' }))

  await waitFor(() => expect(page.url()).toBe('/?search=cook&page=2'))
})
