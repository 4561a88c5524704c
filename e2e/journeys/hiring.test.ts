import { expect, test } from '../harness/test.ts'
import { activationLink, logIn, loginForm, logInToDemo, register, newAccount } from '../steps/accounts.ts'
import { goOn, sendApplication, step } from '../steps/applying.ts'
import { applicant, confirm, openApplicant, showApplicants } from '../steps/hiring.ts'
import {
  addQuestion,
  changeQuestion,
  frontEndJob,
  moveQuestionUp,
  postJob,
  writeJob,
} from '../steps/posting.ts'
import { dismissAlert, openFromMenu } from '../steps/screen.ts'
import { cardLinks, openJob, pickSuggestion } from '../steps/search.ts'

test('a new company registers and posts a job, a candidate finds it and applies, and the company sees why they fit', async ({
  page: company,
  newPerson,
  app,
}) => {
  const account = newAccount('company', 'Anchor & Loom')
  const job = frontEndJob('Front-end developer for Anchor & Loom')
  const candidate = await newPerson()

  await test.step('the company registers, and only its click in the mailed page activates the account', async () => {
    await register(company, account)
    await expect(
      company.getByText(
        'Registration successful, please check your email to activate your account before login!',
      ),
    ).toBeVisible()
    await expect(
      company.getByText("If you don't receive any activation link, please click Resend Activation button"),
    ).toBeVisible()

    await company.goto(await activationLink(app.mailbox, account))
    await company.clock.install()
    await company.getByRole('button', { name: 'Activate', exact: true }).click()
    await expect(
      company.getByText("You account has been activated. You'll redirected to login page in 5 seconds."),
    ).toBeVisible()
    await company.clock.fastForward(5000)
    await expect(loginForm(company).getByLabel('Email')).toBeVisible()
  })

  await test.step('it logs in and posts a job with two questions', async () => {
    await logIn(company, account)
    await expect(company).toHaveURL('/users/')
    await company
      .getByRole('region', { name: 'Post your first job' })
      .getByRole('link', { name: 'Get started' })
      .click()
    await expect(company).toHaveURL('/company-panel/?tab=jobs')
    await company.getByText("You haven't posted any jobs yet.").waitFor()
    await company.getByRole('main').getByRole('button', { name: 'Post Job' }).click()
    const form = company.getByRole('dialog', { name: 'Post a job' })
    await writeJob(form, job)
    await addQuestion(form, 1, { text: 'Why?', answer: 'Long answer', required: false })
    await addQuestion(form, 2, { text: 'When could you start?', answer: 'Short answer', required: true })
    await changeQuestion(form, 1, 'Which screen would you simplify?')
    await moveQuestionUp(form, 2)
    await postJob(form)
    const confirmation = company.getByRole('dialog', { name: 'Job posted' })
    await expect(confirmation.getByRole('link', { name: 'Preview as a candidate' })).toBeVisible()
    await confirmation.getByRole('button', { name: 'Close' }).click()
    await expect(company.getByRole('main').getByText(job.title).first()).toBeVisible()
    await company.goto('/users/')
    await expect(cardLinks(company).first()).toBeVisible()
    await expect(company.getByText('Post your first job')).toBeHidden()
  })

  await test.step('a candidate finds the job by one of its skills and saves it', async () => {
    await logInToDemo(candidate, 'candidate')
    await expect(candidate).toHaveURL('/')
    await pickSuggestion(candidate, 'web acc', 'Skills', 'Web Accessibility')
    await expect(candidate).toHaveURL(/\/\?search=Web\+Accessibility$/)
    const found = await openJob(candidate, job.title)
    await expect(found.getByText('$58,000.50')).toBeVisible()
    await found.getByRole('button', { name: 'Save' }).click()
    await expect(found.getByRole('button', { name: 'Saved' })).toBeVisible()
    await dismissAlert(candidate, 'Job saved')

    await openFromMenu(candidate, 'Saved Jobs')
    await candidate.getByRole('list', { name: 'Saved Jobs' }).getByRole('link', { name: job.title }).click()
    await expect(candidate).toHaveURL(/\/jobs\/\?jobId=\d+$/)
  })

  await test.step('the candidate applies, and cannot go on before the required question is answered', async () => {
    await candidate.getByRole('link', { name: 'Apply now' }).click()
    await expect(step(candidate, 'Job Details')).toHaveAttribute('aria-current', 'step')
    await goOn(candidate)
    const [first, second] = await candidate.getByRole('main').getByRole('textbox').all()
    await expect(first!).toHaveAccessibleName('When could you start?')
    await expect(second!).toHaveAccessibleName('Which screen would you simplify? (optional)')
    await goOn(candidate)
    await expect(first!).toHaveAccessibleDescription('This field is required')
    await expect(first!).toBeFocused()

    await first!.fill('On the first of March')
    await second!.fill('The ticket machine:\nit asks for the zone before the destination.')
    await goOn(candidate)
    await expect(candidate.getByText('You can proceed.')).toBeVisible()
    await expect(step(candidate, 'Additional Question')).toContainText('Done')
    await sendApplication(candidate)
    await candidate.getByRole('link', { name: 'Back to job board' }).click()
    await expect(candidate).toHaveURL('/')
  })

  await test.step('the application is among the Applied Jobs', async () => {
    await openFromMenu(candidate, 'Applied Jobs')
    const applied = candidate
      .getByRole('listitem')
      .filter({ has: candidate.getByRole('link', { name: job.title }) })
    await expect(applied).toContainText('Application status')
    await expect(applied).toContainText("hasn't decided yet.")
  })

  await test.step('the company sees the applicant, with answers and matching skills', async () => {
    const office = await newPerson()
    await logIn(office, account)
    await office.goto('/company-panel/?tab=jobs')
    const row = office.getByRole('listitem').filter({ has: office.getByRole('link', { name: job.title }) })
    await expect(row).toContainText('1 applicant')
    await row.getByRole('link', { name: job.title }).click()

    await openApplicant(office, 'Mira Hoffmann')
    const applicant = office.getByRole('article', { name: 'Mira Hoffmann' })
    await expect(applicant.getByRole('list', { name: 'Matches 2 of 2 skills' })).toContainText(
      /TypeScript.*Web Accessibility/,
    )
    await expect(applicant).toContainText('On the first of March')
    await expect(applicant).toContainText('it asks for the zone before the destination.')
    await showApplicants(office)
    const metrics = office.getByRole('region', { name: job.title })
    await expect(metrics.getByText('Saves')).toBeVisible()
    // Views, saves, applicants: the company's own visits are no views.
    await expect(metrics.getByRole('definition')).toHaveText(['1', '1', '1'])
  })
})

test('the accepted person declines a job, somebody else is accepted, and says that it never took place', async ({
  page: company,
  newPerson,
  arrange,
}) => {
  const account = await arrange.account(newAccount('company', 'Anchor & Loom'))
  const job = frontEndJob('Weaver of nets')
  const jobId = await arrange.job(account, job)
  const [other] = await arrange.applicants(jobId, 1)
  await arrange.apply('candidate', jobId)
  await arrange.editJob(account, jobId, frontEndJob('Convicted thief'))
  await arrange.signIn(company, account)
  const candidate = await newPerson()
  await arrange.signIn(candidate, 'candidate')
  const accept = async (name: string) => {
    await company.goto(`/job-detail-panel/?jobId=${jobId}`)
    await openApplicant(company, name)
    await applicant(company, name)
      .getByRole('button', { name: `Accept ${name}` })
      .click()
    await confirm(company, {
      question: `Accept ${name} for “Convicted thief”?`,
      consequence: /In Progress/,
      action: 'Accept',
    })
  }
  const applied = candidate
    .getByRole('listitem')
    .filter({ has: candidate.getByRole('link', { name: job.title }) })

  await test.step('the application keeps the title that the candidate applied for', async () => {
    await accept('Mira Hoffmann')
    await candidate.goto('/interested-jobs/')
    await expect(applied).toContainText('Anchor & Loom has changed the title of this job since you applied.')
    await expect(candidate.getByText('Convicted thief')).toHaveCount(0)
  })

  await test.step('the candidate declines, and the job is open again for those who were not selected', async () => {
    await applied.getByRole('button', { name: `Decline ${job.title}` }).click()
    await confirm(candidate, {
      question: `Decline “${job.title}”?`,
      consequence: /^This is final/,
      action: 'Decline',
    })
    await expect(applied).toContainText('You declined the job at Anchor & Loom.')
    await company.goto(`/job-detail-panel/?jobId=${jobId}`)
    await openApplicant(company, 'Mira Hoffmann')
    await expect(applicant(company, 'Mira Hoffmann')).toContainText('Mira Hoffmann declined this job.')
    await accept(other!)
    await expect(applicant(company, other!).getByText('Accepted', { exact: true })).toBeVisible()
  })

  await test.step('the ratings of a finished job that never took place wait', async () => {
    const { id } = await arrange.finishedJob(account, frontEndJob('Weaver of sails'), 'candidate')
    await candidate.reload()
    await candidate.getByRole('button', { name: 'This job never took place for Weaver of sails' }).click()
    const form = candidate.getByRole('dialog', { name: 'Report that “Weaver of sails” never took place' })
    await form.getByRole('textbox', { name: 'What happened?' }).fill('They never called.')
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form).toBeHidden()
    const disputed = candidate
      .getByRole('listitem')
      .filter({ has: candidate.getByRole('link', { name: 'Weaver of sails' }) })
    await expect(disputed).toContainText('You said that this job never took place. Its ratings stay hidden')
    await company.goto(`/job-detail-panel/?jobId=${id}`)
    await openApplicant(company, 'Mira Hoffmann')
    await expect(applicant(company, 'Mira Hoffmann')).toContainText('says that this job never took place')
  })
})
