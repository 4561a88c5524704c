import { lookups } from '@guildhall/contract/lookups/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, refuse, renderAt, signIn, unreachable } from '../../test/render.tsx'
import { localDay } from '../ui/localDates.ts'
import { AddJobPage } from './AddJobPage.tsx'

const lists = [
  answer(lookups.getSkills, {
    status: 200,
    body: [
      { id: 1, skill_name: 'Baking' },
      { id: 2, skill_name: 'TypeScript' },
    ],
  }),
  answer(lookups.getLocations, { status: 200, body: [{ id: 5, location: 'Bandung' }] }),
  answer(lookups.getEmploymentTypes, {
    status: 200,
    body: [
      { id: 8, type: 'Full-time' },
      { id: 9, type: 'Part-time' },
    ],
  }),
]
const posted = answer(posting.addJob, { status: 201, body: { id: 77, success: 'Job posted' } })

const open = (...answers: Parameters<typeof renderAt>[3] & {}) =>
  renderAt('/add-job/', '/add-job/', <AddJobPage />, [...lists, ...answers])

const user = userEvent.setup()
const post = () => user.click(screen.getByRole('button', { name: /^Post Job/ }))
const field = (name: string) => screen.getByLabelText(name)
const choose = async (list: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: list }))
  await user.click(await screen.findByRole('option', { name: option }))
}

async function fill({ employmentType = true } = {}) {
  await user.type(field('Job title'), '  Baker ')
  await user.type(field('Job detail'), 'Bakes bread')
  await choose('Skills', 'Baking')
  await choose('Locations', 'Bandung')
  if (employmentType) await user.click(screen.getByRole('checkbox', { name: 'Full-time' }))
  await user.type(field('Salary amount'), '1200.50')
  await user.selectOptions(field('Salary period'), 'Month')
  await user.selectOptions(field('Experience level'), ' > 10 years')
  await user.type(field('Deadline'), nextYear())
}

const nextYear = () => `${new Date().getFullYear() + 1}-01-31`

const sentJob = (requests: { method: string; body: unknown }[]) =>
  requests.find(({ method }) => method === 'POST')?.body

beforeEach(() => signIn('company'))

describe('an empty form', () => {
  test('shows an error for every missing field and focuses the first one', async () => {
    const { requests } = open()

    await post()

    for (const message of [
      'Job title is required',
      'Job detail is required.',
      'Please select minimum 1 skill.',
      'Please select minimum 1 location.',
      'Please select minimum 1 employment type.',
      'Please insert the job salary dan period.',
      'Please select 1 experience level.',
      'Please select deadline.',
    ]) {
      expect(screen.getByText(message)).toBeVisible()
    }
    expect(field('Job title')).toHaveFocus()
    expect(field('Job title')).toHaveAccessibleDescription('Job title is required')
    expect(sentJob(requests)).toBeUndefined()
  })

  test('shows no errors before the first submit', async () => {
    open()
    await user.type(field('Job title'), 'a')
    await user.clear(field('Job title'))
    expect(screen.queryByText('Job title is required')).toBeNull()
  })

  test('treats a title of spaces as empty', async () => {
    open()
    await user.type(field('Job title'), '   ')
    await post()
    expect(screen.getByText('Job title is required')).toBeVisible()
  })

  test('removes an error as soon as its field is filled', async () => {
    open()
    await post()
    await user.type(field('Job title'), 'Baker')
    expect(screen.queryByText('Job title is required')).toBeNull()
  })
})

test('a title near its maximum shows the characters left, and a longer one is rejected without being cut off', async () => {
  const { requests } = open()
  const title = field('Job title')
  await user.click(title)
  await user.paste('x'.repeat(99))
  expect(screen.queryByText(/characters? left/)).toBeNull()
  await user.paste('x')
  expect(screen.getByText('20 characters left')).toBeVisible()
  await user.paste('x'.repeat(25))
  expect(screen.getByText('5 characters too many')).toBeVisible()
  expect(title).toHaveValue('x'.repeat(125))

  await post()
  expect(title).toHaveAccessibleDescription('Please use at most 120 characters.')
  expect(sentJob(requests)).toBeUndefined()
})

describe('the salary field', () => {
  test('without an amount marks the amount as invalid', async () => {
    open()
    await user.selectOptions(field('Salary period'), 'Hour')
    await post()
    expect(screen.getByText('Please insert the job salary.')).toBeVisible()
    expect(field('Salary amount')).toBeInvalid()
    expect(field('Salary period')).toBeValid()
  })

  test('without a period marks the period as invalid', async () => {
    open()
    await user.type(field('Salary amount'), '20')
    await post()
    expect(screen.getByText('Please insert the job salary period.')).toBeVisible()
    expect(field('Salary amount')).toBeValid()
    expect(field('Salary period')).toBeInvalid()
  })

  test('has a step of 0.01', () => {
    open()
    expect(field('Salary amount')).toHaveAttribute('step', '0.01')
  })
})

describe('the form', () => {
  test('offers the six experience levels of the specification', () => {
    open()
    const options = within(field('Experience level')).getAllByRole('option', { name: /years/ })
    expect(options.map((option) => option.textContent)).toEqual([
      '1 - 2 years',
      '2 - 4 years',
      '4 - 6 years',
      '6 - 8 years',
      '8 - 10 years',
      ' > 10 years',
    ])
  })

  test('accepts deadlines from today on', async () => {
    const today = new Date()
    const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
    open()
    expect(field('Deadline')).toHaveAttribute('min', localDay(today))
    await user.type(field('Deadline'), localDay(yesterday))
    await post()
    expect(screen.getByText('Please select today or a later date.')).toBeVisible()
  })

  test('can reload a list of options that failed to load', async () => {
    renderAt('/add-job/', '/add-job/', <AddJobPage />, [
      refuse(lookups.getSkills, 500, 'The server failed'),
      ...lists,
    ])
    expect(await screen.findByText("We couldn't load the options.")).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText("We couldn't load the options.")).toBeNull())
    await choose('Skills', 'Baking')
    expect(screen.getByRole('button', { name: 'Remove Baking' })).toBeVisible()
  })
})

describe('posting', () => {
  test("sends 'true' in place of no questions, shows the server's message and opens the job's panel", async () => {
    const { requests, url } = open(posted)
    await fill()

    await post()

    expect(await screen.findByText('Job posted')).toBeVisible()
    expect(sentJob(requests)).toEqual({
      value: {
        jobTitle: 'Baker',
        jobDetail: 'Bakes bread',
        jobSkills: [1],
        jobLocation: [5],
        jobEmploymentType: [8],
        jobSalary: '1200.50',
        jobSalaryPaidPeriod: 'Month',
        experienceLevel: ' > 10 years',
        deadline: nextYear(),
        remote: false,
      },
      additionalValue: 'true',
    })
    await waitFor(() => expect(url()).toBe('/job-detail-panel/?jobId=77'))
  })

  test('succeeds without an employment type, whose error shows', async () => {
    const { requests } = open(refuse(posting.addJob, 503, 'Please come back in a minute'))
    await fill({ employmentType: false })
    await post()
    expect(screen.getByText('Please select minimum 1 employment type.')).toBeVisible()
    await waitFor(() => expect(sentJob(requests)).toMatchObject({ value: { jobEmploymentType: [] } }))
  })

  test('without an employment type focuses the error that blocks the submit', async () => {
    open()
    await fill({ employmentType: false })
    await user.clear(field('Deadline'))
    await post()
    expect(screen.getByText('Please select minimum 1 employment type.')).toBeVisible()
    expect(field('Deadline')).toHaveFocus()
  })

  test('disables the fields and shows Saving... until the server responds', async () => {
    let respond: (response: Response) => void = () => {}
    open()
    await fill()
    const fetchLists = globalThis.fetch
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      init.method === 'POST'
        ? new Promise<Response>((resolve) => (respond = resolve))
        : fetchLists(url, init),
    )
    await post()

    expect(field('Job title')).toBeDisabled()
    expect(screen.getByRole('button', { name: /Saving\.\.\./ })).toBeVisible()
    expect(screen.getByText('Saving...', { selector: '[role=status] *' })).toBeVisible()

    respond(new Response(JSON.stringify({ error: 'The server is busy' }), { status: 503 }))
    expect(await screen.findByText('The server is busy')).toBeVisible()
    expect(field('Job title')).toBeEnabled()
  })

  test("shows the server's error under its field", async () => {
    open(
      refuse(posting.addJob, 400, 'No such skill', {
        errorField: { jobSkills: ['There is no such skill.'] },
      }),
    )
    await fill()
    await post()
    expect(await screen.findByText('There is no such skill.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Skills' })).toHaveFocus())
  })

  test("shows the server's error about the questions above them", async () => {
    open(
      refuse(posting.addJob, 400, 'Too many', {
        errorField: { additionalValue: ['Please check the questions.'] },
      }),
    )
    await fill()
    await post()
    expect(await screen.findByText('Please check the questions.')).toBeVisible()
  })

  test('keeps all values when the server cannot be reached', async () => {
    open(unreachable(posting.addJob))
    await fill()
    await post()
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't reach the server.")
    expect(field('Job detail')).toHaveValue('Bakes bread')
    expect(screen.getByRole('button', { name: 'Remove Baking' })).toBeVisible()
  })
})

describe('a draft', () => {
  test('is restored after a reload', async () => {
    const { unmount } = open()
    await user.type(field('Job title'), 'Baker')
    unmount()

    open()
    expect(field('Job title')).toHaveValue('Baker')
    expect(screen.getByText('We saved your draft.')).toBeVisible()
  })

  test('can be discarded after a confirmation', async () => {
    const { unmount } = open()
    await user.type(field('Job title'), 'Baker')
    unmount()
    const again = open()
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(field('Job title')).toHaveValue('Baker')
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(field('Job title')).toHaveFocus())
    expect(field('Job title')).toHaveValue('')
    again.unmount()

    open()
    expect(field('Job title')).toHaveValue('')
  })

  test('is not shown to another account', async () => {
    const { unmount } = open()
    await user.type(field('Job title'), 'Baker')
    unmount()

    signIn('company', { userId: 8 })
    open()
    expect(field('Job title')).toHaveValue('')
  })

  test('is deleted once the job is posted', async () => {
    const { unmount, url } = open(posted)
    await fill()
    await post()
    await waitFor(() => expect(url()).not.toBe('/add-job/'))
    unmount()

    open()
    expect(field('Job title')).toHaveValue('')
  })
})

describe('additional questions', () => {
  const add = () => user.click(screen.getByRole('button', { name: 'Add question' }))
  const question = (number: number) => within(screen.getByRole('group', { name: `Question ${number}` }))

  test('are written where they are added, and sent with their type', async () => {
    const { requests } = open(posted)
    await fill()
    await add()
    await user.keyboard('Why us?')
    await add()
    await user.keyboard('Anything else?')
    await user.selectOptions(question(2).getByLabelText('Answer type'), 'Long answer')
    await user.click(question(2).getByLabelText('Required'))

    await post()

    await waitFor(() =>
      expect(sentJob(requests)).toMatchObject({
        additionalValue: [
          { type: 'input', value: 'Why us?', required: true },
          { type: 'textarea', value: 'Anything else?', required: false },
        ],
      }),
    )
  })

  test('show an error for an empty question and focus it', async () => {
    const { requests } = open()
    await fill()
    await add()
    await post()
    expect(screen.getByText('Enter a question.')).toBeVisible()
    expect(question(1).getByLabelText('Question')).toHaveFocus()
    expect(sentJob(requests)).toBeUndefined()
  })

  test('added after a rejected submit are validated by the next submit', async () => {
    open()
    await add()
    await post()
    expect(question(1).getByLabelText('Question')).toBeInvalid()

    await add()
    expect(question(1).getByLabelText('Question')).toBeInvalid()
    expect(question(2).getByLabelText('Question')).toBeValid()

    await post()
    expect(question(2).getByLabelText('Question')).toBeInvalid()
  })

  test('do not submit the form on Enter', async () => {
    const { requests } = open()
    await add()
    await user.keyboard('Why us?{Enter}')
    expect(screen.queryByText('Job title is required')).toBeNull()
    expect(sentJob(requests)).toBeUndefined()
  })
})
