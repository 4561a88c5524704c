import { settings } from '@guildhall/contract/account/settings'
import { profile } from '@guildhall/contract/profile/endpoints'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aPerson } from '../../test/aPerson.ts'
import { answer, hold, type Prepared, refuse, renderAt, signIn } from '../../test/render.tsx'
import { ProfilePage } from './ProfilePage.tsx'

const name = 'Who may see your email, phone and resume?'

const profileWith = (contact_asked: boolean, overrides = {}) =>
  answer(profile.getProfile, { status: 200, body: aPerson({ contact_asked, ...overrides }) })
const saved = answer(settings.savePreferences, { status: 200, body: { success: 'Settings saved' } })
const noRatings = answer(ratings.getRatings, {
  status: 200,
  body: { data: [], total_rating: 0, rate_ratio: null },
})

const open = (...prepared: Prepared[]) =>
  renderAt('/profile/?id=7', '/profile/', <ProfilePage />, [...prepared, noRatings])

const user = userEvent.setup()
beforeEach(() => signIn('personal'))

test.each([
  ['Companies I apply to or write to', { contact_visible_to: 'dealt_with' }],
  ['All companies', { contact_visible_to: 'companies' }],
  ['Decide later', { contact_asked: true }],
])('the question ends with "%s", which is saved', async (button, body) => {
  const { requests } = open(profileWith(false), saved, profileWith(true))
  expect(await screen.findByRole('heading', { name })).toBeVisible()
  await user.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull())
  expect(requests.filter(({ method }) => method === 'PATCH').map((request) => request.body)).toEqual([body])
})

test('the question appears together with the profile, so that it moves nothing', async () => {
  const { held, release } = hold(
    answer(profile.getCompletion, { status: 200, body: { percentage: 100, missing: [] } }),
  )
  open(profileWith(false), held)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByRole('heading', { name })).toBeVisible()
  release()
})

test('a question that was answered is not asked again', async () => {
  open(profileWith(true))
  await screen.findByRole('img', { name: 'Profile completion: 100%' })
  expect(screen.queryByRole('heading', { name })).toBeNull()
})

test('an incomplete profile is not asked', async () => {
  const body = { percentage: 88, missing: ['bio' as const] }
  open(profileWith(false, { bio: '' }), answer(profile.getCompletion, { status: 200, body }))
  await screen.findByRole('img', { name: 'Profile completion: 88%' })
  expect(screen.queryByRole('heading', { name })).toBeNull()
})

test('the question stays after a refusal, with the reason', async () => {
  open(profileWith(false), refuse(settings.savePreferences, 503, 'Not ready'))
  await user.click(await screen.findByRole('button', { name: 'All companies' }))
  expect(await screen.findByText('Not ready')).toBeVisible()
  expect(screen.getByRole('heading', { name })).toBeVisible()
})
