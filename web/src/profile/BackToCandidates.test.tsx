import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderIn, signIn } from '../../test/render.tsx'
import { Link } from '../ui/Link.tsx'
import { BackToCandidates } from './BackToCandidates.tsx'

const profileUrl = '/profile/?id=60'

async function openProfileFrom(from: string) {
  const page = renderIn(
    from,
    <>
      <Link to={profileUrl} state={{ from }}>
        Profile
      </Link>
      <BackToCandidates />
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Profile' }))
  return page
}

const wayBack = () => screen.queryByRole('link', { name: 'Back to candidates' })

test('a profile opened from the board of people leads a company back to its search and page', async () => {
  signIn('company')
  const page = await openProfileFrom('/users/?search=joiner&location=Remote&page=2')
  expect(page.url()).toBe(profileUrl)

  await userEvent.click(wayBack()!)

  expect(page.url()).toBe('/users/?search=joiner&location=Remote&page=2')
})

test.each(['/job-detail-panel/?jobId=3', '/saved-jobs/', '/settings/'])(
  'a profile opened from %s has no way back to the board of people',
  async (from) => {
    signIn('company')
    await openProfileFrom(from)

    expect(wayBack()).not.toBeInTheDocument()
  },
)

test('a profile that a company opened by its URL has no way back', () => {
  signIn('company')
  renderIn(profileUrl, <BackToCandidates />)

  expect(wayBack()).not.toBeInTheDocument()
})
