import { type Rating, ratings } from '@guildhall/contract/ratings/endpoints'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, refuse, renderAt } from '../../test/render.tsx'
import { beAheadOfUtc } from '../../test/timeZone.ts'
import { Ratings } from './Ratings.tsx'

const aRating = (id: number, overrides: Partial<Rating> = {}): Rating => ({
  id,
  rating: 4.5,
  comment: `Rating ${id}`,
  created_at: '2026-01-31T12:00:00.000Z',
  from_user: { id: 3, name: 'Linden Joinery', user_type: 'company', profile_picture: null },
  job: { id: 60, job_title: 'Joiner' },
  ...overrides,
})
const page = (data: Rating[], total_rating = data.length) =>
  answer(ratings.getRatings, { status: 200, body: { data, total_rating, rate_ratio: 4.5 } })

const open = (url: string, ...prepared: Parameters<typeof renderAt>[3] & {}) =>
  renderAt(url, '/profile/', <Ratings userId={7} />, prepared)

test('a rating names who gave it, for which job, and when', async () => {
  open('/profile/?id=7', page([aRating(1)]))
  expect(await screen.findByText('Rating 1')).toBeVisible()
  expect(screen.getByRole('img', { name: '4.5 out of 5' })).toHaveAttribute('title', '4.5 out of 5')
  expect(screen.getByRole('link', { name: 'Linden Joinery' })).toHaveAttribute(
    'href',
    '/profile/company/?id=3',
  )
  expect(screen.getByRole('link', { name: 'Joiner' })).toHaveAttribute('href', '/jobs/?jobId=60')
  expect(screen.getByText('01-31-2026')).toBeVisible()
})

test('the ratings are paged five at a time, with a parameter of their own', async () => {
  const five = [1, 2, 3, 4, 5].map((id) => aRating(id))
  const { url, requests } = open('/profile/?id=7&page=3', page(five, 6), page([aRating(6)], 6))
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }))

  expect(await screen.findByText('Rating 6')).toBeVisible()
  expect(url()).toBe('/profile/?id=7&page=3&ratings=2')
  expect(requests.map((request) => request.url)).toEqual([
    '/api/rating/get_ratings/7/?page=1',
    '/api/rating/get_ratings/7/?page=2',
  ])
})

test('a person without ratings has an empty state', async () => {
  open('/profile/?id=7', page([]))
  expect(await screen.findByText('No ratings yet.')).toBeVisible()
})

test('ratings that failed to load can be loaded again', async () => {
  open('/profile/?id=7', refuse(ratings.getRatings, 500, 'Broken'), page([aRating(1)]))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Rating 1')).toBeVisible()
})

test('ratings of an account that is gone are a failure, not an empty list', async () => {
  open('/profile/?id=7', refuse(ratings.getRatings, 404, 'User not found'))
  expect(await screen.findByText('User not found')).toBeVisible()
  expect(screen.queryByText('No ratings yet.')).toBeNull()
})

test("a rating has the day of the viewer's time zone", async () => {
  beAheadOfUtc(13)
  open('/profile/?id=7', page([aRating(1, { created_at: '2026-01-31T12:00:00.000Z' })]))
  expect(await screen.findByText('02-01-2026')).toBeVisible()
})
