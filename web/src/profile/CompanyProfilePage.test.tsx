import { sessions } from '@guildhall/contract/account/sessions'
import { type JobCard, jobs } from '@guildhall/contract/jobs/endpoints'
import { CONTACT_NOTICES, type Profile, profile } from '@guildhall/contract/profile/endpoints'
import { lookups } from '@guildhall/contract/lookups/endpoints'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aCompany } from '../../test/aCompany.ts'
import { aJob, someJobs } from '../../test/aJob.ts'
import { answer, refuse, renderAt, signIn, unreadable } from '../../test/render.tsx'
import { renderShell } from '../../test/renderShell.tsx'
import { CompanyProfilePage } from './CompanyProfilePage.tsx'

const company = (more: Partial<Profile> = {}) =>
  answer(profile.getProfile, { status: 200, body: aCompany(more) })
const page = (data: JobCard[], total_job = data.length) =>
  answer(jobs.getCompanyJobs, { status: 200, body: { data, total_job } })

const locations = answer(lookups.getLocations, {
  status: 200,
  body: [{ id: 1, location: 'Berlin, Germany' }],
})

const noRatings = answer(ratings.getRatings, {
  status: 200,
  body: { data: [], total_rating: 0, rate_ratio: null },
})

const open = (...answers: Parameters<typeof renderAt>[3] & {}) =>
  renderAt('/profile/company/?id=3', '/profile/company/', <CompanyProfilePage />, [...answers, noRatings])

test('the page shows the company and its open jobs, five on a page', async () => {
  const { url } = open(company(), page(someJobs(5), 6))
  expect(await screen.findByRole('heading', { level: 1, name: 'Linden Joinery' })).toBeVisible()
  expect(screen.getByText('Stairs and doors')).toBeVisible()
  expect(screen.getByText(/Since 2009/)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Job 5' })).toHaveAttribute('href', '/jobs/?jobId=5')

  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }))
  expect(url()).toBe('/profile/company/?id=3&page=2')
})

test('the page says how fast and how often the company answers, once that is known', async () => {
  const { unmount } = open(company({ response_time: null }), page([]))
  await screen.findByRole('heading', { level: 1, name: 'Linden Joinery' })
  expect(screen.queryByText(/^Responds to/)).toBeNull()
  unmount()

  open(company({ response_time: { median_days: 4, answered_percent: 92 } }), page([]))
  expect(await screen.findByText('Responds to 92% of applications, usually within 4 days')).toBeVisible()
})

test('the page shows the ratings, five on a page of their own', async () => {
  const aRating = (id: number) => ({
    id,
    rating: 4,
    comment: `Rating ${id}`,
    created_at: '2026-01-31T12:00:00.000Z',
    from_user: { id: 7, name: 'Maria', user_type: 'personal' as const, profile_picture: null },
    job: { id: 60, job_title: 'Joiner' },
  })
  const data = [1, 2, 3, 4, 5].map(aRating)
  const six = answer(ratings.getRatings, { status: 200, body: { data, total_rating: 6, rate_ratio: 4 } })
  const { url } = open(company({ rate_ratio: 4, rating_count: 6 }), page(someJobs(5), 6), six)
  expect(await screen.findByText('Rating 5')).toBeVisible()

  const section = within(screen.getByRole('region', { name: /^Ratings/ }))
  await userEvent.click(section.getByRole('link', { name: 'Page 2' }))
  expect(url()).toBe('/profile/company/?id=3&ratings=2')
})

test('an account sees the contact', async () => {
  signIn('personal')
  open(company(), page([]))
  expect(await screen.findByRole('link', { name: 'hello@linden.example' })).toHaveAttribute(
    'href',
    'mailto:hello@linden.example',
  )
  expect(screen.getByRole('link', { name: '+49 30 1234' })).toHaveAttribute('href', 'tel:+49301234')
})

const hidden = (contact_notice: string) => company({ email: null, phone_number: null, contact_notice })

test('an account at its limit sees why the contact is hidden, and no login link', async () => {
  signIn('personal')
  const notice = CONTACT_NOTICES.personal
  open(hidden(notice), page([]))
  expect(await screen.findByText(notice)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
})

test('a visitor sees that the contact is for members, and a login link', async () => {
  open(hidden(CONTACT_NOTICES.visitor), page([]))
  expect(await screen.findByText(CONTACT_NOTICES.visitor)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login/')
})

describe('the owner', () => {
  const own = (more: Partial<Profile> = {}) => company({ id: 7, ...more })
  const rename = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit profile' }))
    await userEvent.type(await screen.findByLabelText('Company name'), ' & Co')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  }

  test('edits the profile here, and a new name reaches the job cards at once', async () => {
    signIn('company')
    const card = (name: string) =>
      page([aJob({ id: 5, user_posted: { id: 7, name, profile_picture: null } })])
    open(
      own(),
      own({ name: 'Linden Joinery & Co' }),
      card('Linden Joinery'),
      card('Linden Joinery & Co'),
      locations,
      answer(profile.saveProfile, { status: 201, body: { success: 'Profile saved' } }),
    )
    await rename()

    expect(await screen.findByText('Profile saved')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Linden Joinery & Co' })).toBeVisible()
    const list = screen.getByRole('list', { name: 'Open jobs' })
    expect(within(list).getByText('Linden Joinery & Co')).toBeVisible()
  })

  test('without open jobs can post one', async () => {
    signIn('company')
    open(own(), page([]))
    expect(await screen.findByText(/^You have no open jobs\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Post Job' })).toHaveAttribute('href', '/add-job/')
    expect(screen.queryByRole('link', { name: 'Find jobs' })).toBeNull()
  })

  test('whose session has ended is led to the login, without a token', async () => {
    signIn('company')
    const { url } = renderShell('/profile/company/?id=7', {
      real: ['/profile/company/'],
      prepared: [
        own(),
        page([]),
        noRatings,
        locations,
        refuse(profile.saveProfile, 401, 'Not logged in'),
        refuse(sessions.refresh, 401, 'Not logged in'),
      ],
    })
    await rename()

    await waitFor(() => expect(url()).toBe('/login/'))
    expect(localStorage.authToken).toBeUndefined()
  })
})

test('others can send a message, but not edit', async () => {
  signIn('company')
  open(company(), page([]))
  expect(await screen.findByRole('link', { name: 'Send Message' })).toHaveAttribute(
    'href',
    '/messages/?email=hello%40linden.example',
  )
  expect(screen.queryByRole('button', { name: 'Edit profile' })).toBeNull()
})

test('a company without open jobs shows an empty state', async () => {
  open(company(), page([]))
  expect(await screen.findByText('This company has no open jobs at the moment.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find jobs' })).toHaveAttribute('href', '/')
})

test.each([
  ['unknown', refuse(profile.getProfile, 404, 'User not found')],
  ['personal', company({ user_type: 'personal' })],
  ['unreadable because it is not JSON', unreadable(profile.getProfile, '<html>It works!</html>')],
  ['unreadable because it is empty', unreadable(profile.getProfile, '')],
  ['unreadable because it is cut off', unreadable(profile.getProfile, '{"id": 3, "user_type": "comp')],
  ['unreadable because it is null', unreadable(profile.getProfile, 'null')],
])('an account that is %s leads to the not-found page', async (_, reply) => {
  const { url } = open(reply)
  await waitFor(() => expect(url()).toBe('/user-not-found/'))
})

test('a profile that failed to load can be loaded again', async () => {
  open(refuse(profile.getProfile, 500, 'The server failed'), company(), page([]))
  expect(await screen.findByText('The server failed')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Linden Joinery' })).toBeVisible()
})
