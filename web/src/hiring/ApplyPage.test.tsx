import { applying } from '@guildhall/contract/hiring/applying'
import { type Job, jobs } from '@guildhall/contract/jobs/endpoints'
import { type Question } from '@guildhall/contract/jobs/forms'
import { similar } from '@guildhall/contract/jobs/similar'
import { type CompletionItem, profile } from '@guildhall/contract/profile/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aJob, someJobs } from '../../test/aJob.ts'
import { aPerson } from '../../test/aPerson.ts'
import { watchViewport } from '../../test/viewport.ts'
import { answer, hold, refuse, renderAt, signIn } from '../../test/render.tsx'
import { applicationDrafts } from '../api/applicationDrafts.ts'
import { ApplyPage } from './ApplyPage.tsx'

const required: Question = { type: 'input', value: 'Why us?', required: true }
const optional: Question = { type: 'textarea', value: 'Anything else?', required: false }
const QUESTIONS = [required, optional]

const theJob = (job: Partial<Job> = {}) => answer(jobs.getJobDetail, { status: 200, body: aJob(job) })
const completion = (percentage: number, missing: CompletionItem[] = []) =>
  answer(profile.getCompletion, { status: 200, body: { percentage, missing } })
const accepted = answer(applying.apply, { status: 201, body: { success: 'You have applied.' } })

const ownProfile = (overrides = {}) =>
  answer(profile.getProfile, { status: 200, body: aPerson({ phone_number: '+49 30 1', ...overrides }) })

type Prepared = Parameters<typeof renderAt>[3] & {}
const openAt = (url: string, ...answers: Prepared) =>
  renderAt(url, '/apply/', <ApplyPage />, [...answers, ownProfile()])
const open = (...answers: Prepared) => openAt('/apply/?jobId=60', ...answers)

const user = userEvent.setup()
const click = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const opened = () => screen.findByRole('heading', { name: 'Your application' })
const applications = (requests: { method: string; body: unknown }[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body)

beforeEach(() => signIn('personal'))

describe('steps', () => {
  test('a job without questions has two steps', async () => {
    open(theJob(), completion(100))
    await opened()
    const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('button')
    expect(steps).toHaveLength(2)
    expect(steps[0]).toHaveTextContent('Job Details')
    expect(steps[1]).toHaveTextContent('Profile Completion')
  })

  test("the tab's title names the job", async () => {
    open(theJob({ job_title: 'Joiner' }), completion(100))
    await opened()
    expect(document.title).toContain('Application for Joiner')
  })

  test('the first step is the job, and Next marks it done', async () => {
    open(theJob({ additional_question: QUESTIONS }), completion(100))
    await opened()
    expect(screen.getByRole('button', { name: /Job Details/ })).toHaveAttribute('aria-current', 'step')

    await click('Next')

    expect(screen.getByRole('button', { name: /Job Details/ })).toHaveTextContent('Done')
    expect(screen.getByRole('button', { name: /Additional Question/ })).toHaveAttribute(
      'aria-current',
      'step',
    )
    expect(screen.getByRole('heading', { name: 'Linden Joinery would like to know' })).toHaveFocus()
  })

  test('Back leads to the step before, and from the first to the job', async () => {
    const { url } = open(theJob({ additional_question: QUESTIONS }), completion(100))
    await opened()
    expect(screen.getByRole('link', { name: 'Back to job' })).toHaveAttribute('href', '/jobs/?jobId=60')
    await click(/Profile Completion/)
    await click('Back')
    expect(url()).toBe('/apply/?jobId=60&step=questions')
    expect(screen.getByRole('heading', { name: 'Linden Joinery would like to know' })).toHaveFocus()
    await click('Back')
    expect(screen.getByRole('button', { name: /Job Details/ })).toHaveAttribute('aria-current', 'step')
  })

  test('the steps can be opened in any order', async () => {
    open(theJob({ additional_question: QUESTIONS }), completion(100))
    await opened()
    await click(/Profile Completion/)
    expect(await screen.findByText('You can proceed.')).toBeVisible()
    await click(/Job Details/)
    expect(screen.getByText(/Stairs and doors/)).toBeVisible()
  })
})

describe('questions', () => {
  test('a required question left empty blocks Next and gets the focus', async () => {
    open(theJob({ additional_question: QUESTIONS }), completion(100))
    await opened()
    await click('Next')
    await click('Next')

    expect(screen.getByText('This field is required')).toBeVisible()
    expect(screen.getByLabelText('Why us?')).toHaveFocus()
    expect(screen.getByLabelText('Anything else? (optional)')).toBeValid()
  })

  test('saved answers are in local storage until the wizard opens again', async () => {
    localStorage.setItem('additional_question_answer', '"of an earlier job"')
    const { unmount } = open(theJob({ additional_question: QUESTIONS }), completion(100))
    await opened()
    expect(JSON.parse(localStorage.additional_question)).toEqual(QUESTIONS)
    expect(localStorage.additional_question_answer).toBeUndefined()

    await click('Next')
    await user.type(screen.getByLabelText('Why us?'), 'The light{Enter}')

    expect(await screen.findByText('You can proceed.')).toBeVisible()
    expect(JSON.parse(localStorage.additional_question_answer)).toEqual([
      { ...required, answer: 'The light' },
      { ...optional, answer: '' },
    ])
    unmount()

    open(theJob({ additional_question: QUESTIONS }), completion(100))
    await opened()
    expect(localStorage.additional_question_answer).toBeUndefined()
  })

  test('skipped required questions must be answered before the application is sent', async () => {
    const { requests } = open(theJob({ additional_question: QUESTIONS }), completion(100))
    await opened()
    await click('Next')
    await click(/Profile Completion/)
    await screen.findByText('You can proceed.')

    await click('Send Application')

    expect(screen.getByLabelText('Why us?')).toHaveFocus()
    expect(screen.getByText('This field is required')).toBeVisible()
    expect(screen.getByText(/complete the step “Additional Question” first/)).toBeVisible()
    expect(applications(requests)).toEqual([])
  })
})

describe('the draft', () => {
  test('fills the answers again after a visit to the profile', async () => {
    const job = theJob({ additional_question: QUESTIONS })
    const { unmount } = open(job, completion(75, ['resume']))
    await opened()
    await click('Next')
    await user.type(screen.getByLabelText('Why us?'), 'The light')
    unmount()
    expect(applicationDrafts.latest(7)).toEqual({
      jobId: 60,
      title: 'Joiner',
      answers: ['The light', ''],
      step: 'questions',
      completed: ['job'],
    })

    open(job, completion(100))
    await opened()
    await click('Next')

    expect(screen.getByLabelText('Why us?')).toHaveValue('The light')
  })

  const kept = {
    jobId: 60,
    title: 'Joiner',
    answers: ['The light', ''],
    step: 'profile',
    completed: ['job', 'questions'],
  }

  test('leads back to its step with the completed ones, so that only sending is left', async () => {
    applicationDrafts.save(7, kept)
    const { requests } = openAt(
      '/apply/?jobId=60&step=profile',
      theJob({ additional_question: QUESTIONS }),
      completion(100),
      accepted,
    )
    expect(await screen.findByText('You can proceed.')).toBeVisible()
    expect(screen.getByRole('button', { name: /Additional Question/ })).toHaveTextContent('Done')
    await click('Send Application')

    await screen.findByRole('heading', { name: 'Application Send!' })
    expect(applications(requests)).toHaveLength(1)
  })

  test('starts at the first step, with its answers, where the application is opened again', async () => {
    applicationDrafts.save(7, kept)
    open(theJob({ additional_question: QUESTIONS }), completion(100))
    await opened()
    expect(screen.getByRole('button', { name: /Job Details/ })).toHaveAttribute('aria-current', 'step')
    expect(screen.queryByText('Done')).toBeNull()
    await click(/Additional Question/)
    expect(screen.getByLabelText('Why us?')).toHaveValue('The light')
  })

  test('is discarded only after a confirmation, and the focus goes to the questions', async () => {
    applicationDrafts.save(7, kept)
    openAt('/apply/?jobId=60&step=questions', theJob({ additional_question: QUESTIONS }), completion(100))
    await opened()
    const discardAnswers = async (reply: 'Discard' | 'Cancel') => {
      await click('Discard answers')
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard your answers?' }))
      await user.click(dialog.getByRole('button', { name: reply }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await discardAnswers('Cancel')
    expect(screen.getByLabelText('Why us?')).toHaveValue('The light')
    expect(screen.getByRole('button', { name: 'Discard answers' })).toHaveFocus()
    expect(localStorage.additional_question_answer).toBeDefined()

    await discardAnswers('Discard')
    expect(screen.getByLabelText('Why us?')).toHaveValue('')
    expect(screen.getByRole('heading', { name: 'Linden Joinery would like to know' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Discard answers' })).toBeNull()
    expect(applicationDrafts.latest(7)?.answers).toEqual(['', ''])
    expect(localStorage.additional_question_answer).toBeUndefined()
  })

  test('of another account is not used', async () => {
    applicationDrafts.save(8, { jobId: 60, title: 'Joiner', answers: ['Theirs', ''] })
    open(theJob({ additional_question: QUESTIONS }), completion(100))
    await opened()
    await click('Next')

    expect(screen.getByLabelText('Why us?')).toHaveValue('')
  })

  test('ends with a sent application', async () => {
    open(theJob(), completion(100), accepted)
    await opened()
    await click('Next')
    await screen.findByText('You can proceed.')
    await click('Send Application')
    await screen.findByRole('heading', { name: 'Application Send!' })

    expect(applicationDrafts.latest(7)).toBeUndefined()
  })

  test('ends where the person cannot apply any more', async () => {
    applicationDrafts.save(7, { jobId: 60, title: 'Joiner', answers: [] })
    open(theJob({ job_status: 'Closed' }), completion(100))
    await screen.findByText('This job is no longer accepting applications.')

    expect(applicationDrafts.latest(7)).toBeUndefined()
  })
})

describe('profile completion', () => {
  test('an incomplete profile lists what is missing, and sending scrolls up, focuses the list and says why', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const { requests } = open(theJob(), completion(75, ['resume', 'rate']))
    await opened()
    await click('Next')

    expect(await screen.findByText('Please finalize your profile.')).toBeVisible()
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75')
    expect(
      within(screen.getByRole('list', { name: 'Still missing:' })).getAllByRole('listitem'),
    ).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Resume' })).toHaveAttribute('href', '/profile/?id=7&tab=resume')
    expect(screen.getByRole('link', { name: 'Expected rate' })).toHaveAttribute(
      'href',
      '/profile/?id=7&tab=rate',
    )

    scrollTo.mockClear()
    await user.tab()
    await click('Send Application')

    expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
    expect(screen.getByRole('group', { name: 'Still missing:' })).toHaveFocus()
    expect(screen.getByText(/^Your application wasn't sent/)).toHaveTextContent(
      "Your application wasn't sent. Your profile still needs: resume, expected rate.",
    )
    expect(applications(requests)).toEqual([])
  })

  test('a completion that failed to load can be loaded again', async () => {
    open(theJob(), refuse(profile.getCompletion, 500, 'The server failed'), completion(100))
    await opened()
    await click('Next')
    expect(await screen.findByText('The server failed')).toBeVisible()
    await click('Try again')
    expect(await screen.findByText('You can proceed.')).toBeVisible()
  })
})

describe('what the company receives', () => {
  const job = { skills: ['Joinery', 'Site Management'], additional_question: [optional, required] }
  const preview = async () =>
    within(await screen.findByRole('region', { name: 'What Linden Joinery receives' }))
  const openPreview = async (...answers: Prepared) => {
    openAt('/apply/?jobId=60&step=profile', ...answers, theJob(job), completion(100))
    await opened()
    return preview()
  }
  test('shows the profile, the matching skills and the resume', async () => {
    const shown = await openPreview(ownProfile({ profile_picture: '/files/pictures/maria.webp' }))
    expect(await shown.findByText('Maria Alvarez')).toBeVisible()
    const picture = screen.getByRole('region', { name: 'What Linden Joinery receives' }).querySelector('img')
    expect(picture).toHaveAttribute('src', '/files/pictures/maria.webp')
    expect(shown.getByText('maria@example.com · +49 30 1')).toBeVisible()
    expect(shown.getByRole('list', { name: 'Matches 1 of 2 skills' })).toHaveTextContent('Joinery Advanced')
    expect(shown.getByRole('list', { name: 'Not on your profile' })).toHaveTextContent('Site Management')
    expect(shown.getByRole('link', { name: 'Add skills' })).toHaveAttribute(
      'href',
      '/profile/?id=7&tab=skills',
    )
    expect(shown.getByText('maria.pdf')).toBeVisible()
    expect(shown.getByRole('button', { name: 'View your resume' })).toBeVisible()
  })

  test('links to where a resume is added', async () => {
    const shown = await openPreview(ownProfile({ resume: null }))
    expect(await shown.findByText('No resume yet.')).toBeVisible()
    expect(shown.getByRole('link', { name: 'Add resume' })).toHaveAttribute(
      'href',
      '/profile/?id=7&tab=resume',
    )
  })

  test('shows the answers, and Edit leads to the questions', async () => {
    applicationDrafts.save(7, { jobId: 60, title: 'Joiner', answers: ['', 'The light'] })
    const shown = await openPreview()
    expect(shown.getByText('Why us?').nextElementSibling).toHaveTextContent('The light')
    expect(shown.getByText('Anything else?').nextElementSibling).toHaveTextContent('No answer')
    await user.click(shown.getByRole('button', { name: 'Edit your answers' }))

    expect(screen.getByLabelText('Why us?')).toHaveValue('The light')
  })

  test('a profile that failed to load can be loaded again', async () => {
    const shown = await openPreview(refuse(profile.getProfile, 500, 'The server failed'))
    expect(await shown.findByText('The server failed')).toBeVisible()
    await click('Try again')
    expect(await shown.findByText('Maria Alvarez')).toBeVisible()
  })
})

describe('sending', () => {
  const send = async () => {
    await opened()
    await click('Next')
    await screen.findByText('You can proceed.')
    await click('Send Application')
  }

  test('a sent application ends with a link back to the job board', async () => {
    const { requests } = open(theJob(), completion(100), accepted)
    await send()

    expect(await screen.findByRole('heading', { name: 'Application Send!' })).toHaveFocus()
    expect(
      screen.getByText(/^Linden Joinery can now see your profile and your application for .+\.$/),
    ).toBeVisible()
    const next = within(screen.getByRole('list', { name: 'What happens next' }))
    expect(next.getByRole('link', { name: 'Applied Jobs' })).toHaveAttribute('href', '/interested-jobs/')
    expect(next.getByText("We'll notify you when Linden Joinery decides.")).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to job board' })).toHaveAttribute('href', '/')
    expect(applications(requests)).toEqual([[]])
  })

  test('three similar jobs follow', async () => {
    const enter = watchViewport()
    const found = answer(similar.getSimilarJobs, { status: 200, body: { data: someJobs(6) } })
    open(theJob(), completion(100), accepted, found)
    await send()
    await screen.findByRole('heading', { name: 'Application Send!' })
    enter()

    const jobs = within(await screen.findByRole('region', { name: 'Similar jobs' }))
    expect(await jobs.findAllByRole('link', { name: /^Job \d$/ })).toHaveLength(3)
  })

  test('it says how fast the company usually answers, where that is known', async () => {
    const user_posted = { ...aJob().user_posted, response_time: { median_days: 4, answered_percent: 90 } }
    open(theJob({ user_posted }), completion(100), accepted)
    await send()

    const next = within(await screen.findByRole('list', { name: 'What happens next' }))
    expect(next.getByText('Responds to 90% of applications, usually within 4 days')).toBeVisible()
  })

  test('the answers are sent with their questions and removed from local storage', async () => {
    const { requests } = open(theJob({ additional_question: QUESTIONS }), completion(100), accepted)
    await opened()
    await click('Next')
    await user.type(screen.getByLabelText('Why us?'), 'The light')
    await click('Next')
    await screen.findByText('You can proceed.')
    await click('Send Application')

    await screen.findByRole('heading', { name: 'Application Send!' })
    expect(
      screen.getByText(/^Linden Joinery can now see your profile and your answers for .+\.$/),
    ).toBeVisible()
    expect(applications(requests)).toEqual([
      [
        { ...required, answer: 'The light' },
        { ...optional, answer: '' },
      ],
    ])
    expect(localStorage.additional_question).toBeUndefined()
    expect(localStorage.additional_question_answer).toBeUndefined()
  })

  test('sending with an incomplete step opens that step, and Next continues from it', async () => {
    const { requests } = open(theJob({ additional_question: [optional] }), completion(100), accepted)
    await opened()
    await click(/Profile Completion/)
    await screen.findByText('You can proceed.')

    await click('Send Application')
    expect(screen.getByRole('heading', { name: 'Linden Joinery would like to know' })).toHaveFocus()
    expect(
      screen.getByText("Your application wasn't sent. Please complete the step “Additional Question” first."),
    ).toBeVisible()
    expect(applications(requests)).toEqual([])

    await click('Next')
    expect(screen.queryByText(/^Your application wasn't sent/)).toBeNull()
    await screen.findByText('You can proceed.')
    await click('Send Application')

    expect(await screen.findByRole('heading', { name: 'Application Send!' })).toBeVisible()
    expect(screen.getByText(/can now see your profile and your application/)).toBeVisible()
    expect(applications(requests)).toHaveLength(1)
  })

  test('the last step can be opened at once and sent with the answers that were kept', async () => {
    applicationDrafts.save(7, { jobId: 60, title: 'Joiner', answers: ['The light'] })
    const { requests } = openAt(
      '/apply/?jobId=60&step=profile',
      theJob({ additional_question: QUESTIONS }),
      completion(100),
      accepted,
    )
    await screen.findByText('You can proceed.')
    expect(screen.getByRole('button', { name: /Job Details/ })).toHaveTextContent('Done')
    await click('Send Application')

    await screen.findByRole('heading', { name: 'Application Send!' })
    expect(applications(requests)).toMatchObject([[{ answer: 'The light' }, { answer: '' }]])
  })

  test('the profile is not called incomplete while its completion is unknown', async () => {
    const { requests } = open(theJob(), refuse(profile.getCompletion, 503, 'Please come back in a minute'))
    await opened()
    await click('Next')
    expect(await screen.findByText('Please come back in a minute')).toBeVisible()
    const scrollTo = vi.spyOn(window, 'scrollTo')
    await click('Send Application')

    expect(screen.queryByText(/^Your application wasn't sent/)).toBeNull()
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
    expect(document.activeElement).toHaveTextContent('Please come back in a minute')
    expect(applications(requests)).toEqual([])
  })

  test('the notice about an incomplete profile disappears once the profile is complete', async () => {
    open(theJob(), completion(75, ['skills']), completion(100), accepted)
    await opened()
    await click('Next')
    await screen.findByText(/75/)
    await click('Send Application')
    expect(await screen.findByText(/^Your application wasn't sent/)).toBeVisible()

    // The person comes back from another tab.
    act(() => void window.dispatchEvent(new Event('visibilitychange')))

    expect(await screen.findByText('You can proceed.')).toBeVisible()
    expect(screen.queryByText(/^Your application wasn't sent/)).toBeNull()
  })

  test('a double click sends one application', async () => {
    const { requests } = open(theJob(), completion(100), accepted)
    await opened()
    await click('Next')
    await screen.findByText('You can proceed.')
    await user.dblClick(screen.getByRole('button', { name: 'Send Application' }))

    await screen.findByRole('heading', { name: 'Application Send!' })
    expect(applications(requests)).toHaveLength(1)
  })

  test("a failure shows the server's message in an alert and in the form, which stays", async () => {
    const failure = refuse(applying.apply, 503, 'Please come back in a minute')
    const { container } = open(theJob(), completion(100), failure)
    await send()
    expect(await screen.findAllByText('Please come back in a minute')).toHaveLength(2)
    const form = within(container.querySelector('form')!)
    expect(form.getByRole('alert')).toHaveTextContent('Please come back in a minute')
    expect(screen.getByRole('button', { name: 'Send Application' })).toBeEnabled()
  })

  test('the message of a failure ends with the next try', async () => {
    const failure = refuse(applying.apply, 503, 'Please come back in a minute')
    const { held } = hold(accepted)
    const { container } = open(theJob(), completion(100), failure, held)
    await send()
    const form = within(container.querySelector('form')!)
    await form.findByRole('alert')
    await click('Send Application')
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull())
  })

  test('an application sent from another tab in the meantime shows the link to the applications', async () => {
    open(
      theJob(),
      theJob({ is_applied: true }),
      completion(100),
      answer(applying.apply, { status: 409, body: { error: 'You have already applied for this job.' } }),
    )
    await send()
    expect(await screen.findByRole('link', { name: 'Go to Applied Jobs' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send Application' })).toBeNull()
  })
})

describe('a person who cannot apply', () => {
  test('a person who has applied already is told so', async () => {
    open(theJob({ is_applied: true }), completion(100))
    expect(await screen.findByText('You have already applied for this job.')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Steps' })).toBeNull()
  })

  test.each([
    { job_status: 'In Progress' as const },
    { job_status: 'Finished' as const },
    { deadline: '2020-01-31' },
  ])('a job that is not open says so: %o', async (job) => {
    open(theJob(job), completion(100))
    expect(await screen.findByText('This job is no longer accepting applications.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find jobs' })).toHaveAttribute('href', '/')
  })

  test('an unknown job leads to the not-found page', async () => {
    const { url } = open(refuse(jobs.getJobDetail, 404, 'Job not found'))
    await waitFor(() => expect(url()).toBe('/job-not-found/'))
  })
})
