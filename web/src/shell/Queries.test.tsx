import { sessions } from '@guildhall/contract/account/sessions'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { noMarket } from '../../test/noMarket.ts'
import { aJob, someJobs } from '../../test/aJob.ts'
import { answer, type Prepared, signIn, unreachable } from '../../test/render.tsx'
import { renderShell } from '../../test/renderShell.tsx'

const found = { status: 200, body: { data: someJobs(2), total_user: 2, corrected: null } } as const

const detail = (given: Partial<ReturnType<typeof aJob>>) =>
  answer(jobs.getJobDetail, { status: 200, body: aJob({ id: 1, job_title: 'Job 1', ...given }) })

function openBoardOnDesktop(...more: Prepared[]) {
  const wide = Object.assign(new EventTarget(), { matches: true, media: '', onchange: null })
  vi.stubGlobal('matchMedia', () => wide)
  signIn('personal')
  return renderShell('/', {
    real: ['/'],
    prepared: [
      answer(search.getSearchBarData, { status: 200, body: { skills: [], emp_type: [], location: [] } }),
      noMarket,
      answer(search.searchJobs, found),
      answer(search.searchJobsAuthenticated, found),
      answer(jobs.checkSavedJob, { status: 404, body: { error: 'Not saved' } }),
      answer(jobs.viewJob, { status: 204, body: undefined }),
      answer(sessions.logOut, { status: 204, body: undefined }),
      ...more,
    ],
  })
}

// The page's code is not what is waited for below.
beforeAll(() => import('../search/JobBoardPage.tsx'))

afterEach(() => onlineManager.setOnline(true))

const pane = () => within(screen.getByRole('region', { name: 'Job details' }))

test('after a logout the job beside the list shows no data of the account', async () => {
  openBoardOnDesktop(detail({ is_applied: true }), detail({}))
  await waitFor(() => expect(pane().getByText('Applied')).toBeVisible())

  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))

  expect(await screen.findByRole('link', { name: 'Log in to apply' })).toBeVisible()
  expect(pane().queryByText('Applied')).not.toBeInTheDocument()
})

test('selecting another job beside the list keeps the board and the typed text', async () => {
  const shell = openBoardOnDesktop(detail({}), detail({ id: 2, job_title: 'Job 2' }))
  const box = await screen.findByRole('combobox', { name: 'Search jobs' })
  await userEvent.type(box, 'half a wo')

  await userEvent.click(await screen.findByRole('link', { name: 'Job 2' }))

  await waitFor(() => expect(shell.url()).toBe('/?jobId=2'))
  expect(screen.getByRole('combobox', { name: 'Search jobs' })).toBe(box)
})

test('without a network saving a job fails at once with a message', async () => {
  openBoardOnDesktop(detail({}), unreachable(jobs.saveJob))
  const save = await screen.findByRole('button', { name: 'Save' })
  onlineManager.setOnline(false)

  await userEvent.click(save)

  expect(await screen.findByText(/^We couldn't reach the server/)).toBeVisible()
  expect(pane().getByRole('button', { name: 'Save' })).toBeVisible()
})

test('a page calls the server even if the browser reports that it is offline', async () => {
  onlineManager.setOnline(false)
  openBoardOnDesktop(detail({}))

  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible()
})
