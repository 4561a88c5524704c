import { type SavedSearch, savedSearches } from '@guildhall/contract/savedSearches/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answer, hold, type Prepared, refuse, renderAt, signIn, unreachable } from '../../test/render.tsx'
import { SavedSearchesPage } from './SavedSearchesPage.tsx'

const aSearch = (changes: Partial<SavedSearch> = {}): SavedSearch => ({
  id: 1,
  query: 'search=cook',
  mail: 'daily',
  new_count: 0,
  created_at: '2026-11-20T14:05:00.000Z',
  ...changes,
})
const cook = aSearch({ query: 'search=cook&location=Berlin%2C+Germany&remote=true', new_count: 3 })
const hourly = aSearch({ id: 2, query: 'period=Hour', mail: 'none' })

const list = (...body: SavedSearch[]) => answer(savedSearches.getSavedSearches, { status: 200, body })
const edited = answer(savedSearches.editSavedSearch, {
  status: 200,
  body: { success: 'Saved search updated' },
})
const deleted = answer(savedSearches.deleteSavedSearch, {
  status: 200,
  body: { success: 'Saved search deleted' },
})
const open = (...prepared: Prepared[]) =>
  renderAt('/saved-searches/', '/saved-searches/', <SavedSearchesPage />, prepared)

const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement)
const mailsOf = (name: string) => screen.findByRole('combobox', { name: `Emails about ${name}` })
const COOK = 'cook, Berlin, Germany, Remote only'

beforeEach(() => signIn('personal'))

test('a saved search is named by its words and filters, and links to its jobs with the number of new ones, newest first', async () => {
  open(list(cook, hourly))
  expect(await screen.findByText('2 saved searches')).toBeVisible()

  const first = await card(COOK)
  expect(first.getByRole('link', { name: `View 3 new jobs: ${COOK}` })).toHaveAttribute(
    'href',
    '/?search=cook&sort=newest&location=Berlin%2C+Germany&remote=true',
  )
  const second = await card('Paid per hour')
  expect(second.getByRole('link', { name: 'View jobs: Paid per hour' })).toBeVisible()
})

test('a saved search without words and filters is called All jobs', async () => {
  open(list(aSearch({ query: '', new_count: 1 })))
  expect((await card('All jobs')).getByRole('link', { name: 'View 1 new job: All jobs' })).toBeVisible()
})

test('a thousand new jobs, which may be more, are 999+', async () => {
  open(list(aSearch({ new_count: 999 }), aSearch({ id: 2, query: '', new_count: 1000 })))
  expect((await card('cook')).getByRole('link', { name: 'View 999 new jobs: cook' })).toBeVisible()
  expect((await card('All jobs')).getByRole('link', { name: 'View 999+ new jobs: All jobs' })).toBeVisible()
})

test('the frequency of the emails is saved at once', async () => {
  const { held, release } = hold(edited)
  const { requests } = open(list(cook), held, list({ ...cook, mail: 'weekly' }))
  await userEvent.selectOptions(await mailsOf(COOK), 'Weekly email')
  expect(await mailsOf(COOK)).toHaveDisplayValue('Weekly email')
  release()

  expect(await screen.findByText('Saved search updated')).toBeVisible()
  expect(requests).toContainEqual(
    expect.objectContaining({
      method: 'PATCH',
      url: '/api/job/edit_saved_search/1/',
      body: { mail: 'weekly' },
    }),
  )
  expect(await mailsOf(COOK)).toHaveDisplayValue('Weekly email')
})

test('a frequency that could not be saved is shown as it was, with the reason', async () => {
  open(list(cook), refuse(savedSearches.editSavedSearch, 503, 'Not ready'))
  await userEvent.selectOptions(await mailsOf(COOK), 'No emails')
  expect(await screen.findByRole('alert')).toHaveTextContent('Not ready')
  await waitFor(async () => expect(await mailsOf(COOK)).toHaveDisplayValue('Daily email'))
})

test('a saved search is deleted after a confirmation, and the focus moves to the next one', async () => {
  const { requests } = open(list(cook, hourly), deleted, list(hourly), list())
  const deletions = () => requests.filter(({ method }) => method === 'DELETE').map(({ url }) => url)
  const remove = async (name: string, choice: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${name}` }))
    expect(await screen.findByText(`Do you want to delete the saved search “${name}”?`)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: choice }))
  }
  await remove(COOK, 'No')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(deletions()).toEqual([])

  await remove(COOK, 'Yes')
  expect(await screen.findByText('1 saved search')).toBeVisible()
  expect(deletions()).toEqual(['/api/job/delete_saved_search/1/'])
  await waitFor(() => expect(screen.getByRole('link', { name: /Paid per hour$/ })).toHaveFocus())

  await remove('Paid per hour', 'Yes')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Saved Searches' })).toHaveFocus())
})

test('one that was deleted elsewhere disappears, with the reason', async () => {
  open(
    list(cook),
    refuse(savedSearches.deleteSavedSearch, 404, 'This saved search no longer exists.'),
    list(),
  )
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${COOK}` }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This saved search no longer exists.')
  expect(await screen.findByText(/^You haven't saved any searches yet/)).toBeVisible()
})

test('an empty list links to the job board', async () => {
  open(list())
  expect(await screen.findByText(/^You haven't saved any searches yet/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find jobs' })).toHaveAttribute('href', '/')
})

test('a full list says what to do', async () => {
  open(
    list(...Array.from({ length: 20 }, (_, index) => aSearch({ id: index + 1, query: `search=w${index}` }))),
  )
  expect(await screen.findByText(/^You can save up to 20 searches\./)).toBeVisible()
})

test('a list that fails to load can be loaded again', async () => {
  open(unreachable(savedSearches.getSavedSearches), list(cook))
  await userEvent.click(await screen.findByRole('button', { name: /try again/i }))
  expect(await screen.findByRole('heading', { name: COOK })).toBeVisible()
})
