import { type CompletionItem, profile } from '@guildhall/contract/profile/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aPerson } from '../../test/aPerson.ts'
import { answer, hold, refuse, renderAt, signIn } from '../../test/render.tsx'
import { CompletionCard } from './CompletionCard.tsx'

const open = (percentage: number, missing: CompletionItem[] = []) =>
  renderAt('/profile/?id=7', '/profile/', <CompletionCard profile={aPerson()} />, [
    answer(profile.getCompletion, { status: 200, body: { percentage, missing } }),
  ])

beforeEach(() => signIn('personal'))

test('an incomplete profile shows its percentage and links to each missing item', async () => {
  open(0, ['short_intro', 'bio', 'location', 'skills', 'rate', 'employment_type', 'language', 'resume'])

  expect(await screen.findByRole('img', { name: 'Profile completion: 0%' })).toBeVisible()
  const list = within(await screen.findByRole('list', { name: 'Still missing:' }))
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Short intro', '/profile/?id=7#head'],
    ['Bio', '/profile/?id=7#head'],
    ['Location', '/profile/?id=7#head'],
    ['Skills', '/profile/?id=7&tab=skills'],
    ['Expected rate', '/profile/?id=7&tab=rate'],
    ['Employment type', '/profile/?id=7&tab=emp-type'],
    ['Language', '/profile/?id=7&tab=language'],
    ['Resume', '/profile/?id=7&tab=resume'],
  ])
})

test('the red arc is as opaque as the percentage, and the number keeps its contrast', async () => {
  open(25, ['skills'])

  const ring = await screen.findByRole('img', { name: 'Profile completion: 25%' })
  expect(ring.querySelector('[stroke-dasharray]')).toHaveAttribute('opacity', '0.25')
  expect(ring.querySelector('text')).not.toHaveAttribute('opacity')
})

test('a complete profile says so, with a full arc and without a list', async () => {
  open(100)

  expect(await screen.findByText('Your profile is complete. Companies can find you.')).toBeVisible()
  const ring = await screen.findByRole('img', { name: 'Profile completion: 100%' })
  expect(ring.querySelector('[stroke-dasharray]')).not.toHaveAttribute('opacity')
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a completion that failed to load can be loaded again', async () => {
  renderAt('/profile/?id=7', '/profile/', <CompletionCard profile={aPerson()} />, [
    refuse(profile.getCompletion, 500, 'The server failed'),
    answer(profile.getCompletion, { status: 200, body: { percentage: 88, missing: ['bio'] } }),
  ])

  expect(await screen.findByText('The server failed')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: 'Profile completion: 88%' })).toBeVisible()
})

test('until it is loaded it has a place for each missing item', async () => {
  const { held, release } = hold(
    answer(profile.getCompletion, { status: 200, body: { percentage: 75, missing: ['bio', 'rate'] } }),
  )
  const incomplete = aPerson({ bio: '', expectedsalary: null })
  renderAt('/profile/?id=7', '/profile/', <CompletionCard profile={incomplete} />, [held])
  const items = () =>
    within(screen.getByRole('list'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(items()).toEqual(['Bio', 'Expected rate'])
  expect(screen.getByRole('region')).toHaveClass('invisible')
  release()

  await waitFor(() => expect(screen.getByRole('region')).not.toHaveClass('invisible'))
  expect(items()).toEqual(['Bio', 'Expected rate'])
})
