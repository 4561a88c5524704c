import type { Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'
import { activationLink, logIn, newAccount, register } from '../steps/accounts.ts'
import { goOn, sendApplication } from '../steps/applying.ts'
import { applicant, openApplicant } from '../steps/hiring.ts'
import { frontEndJob } from '../steps/posting.ts'
import {
  addEmploymentType,
  addLanguage,
  addRate,
  addSkill,
  changePicture,
  pdfOf,
  pngFrom,
  section,
  uploadResume,
  writeHead,
} from '../steps/profile.ts'
import { openFromMenu } from '../steps/screen.ts'

test('a new candidate fills in the profile from 0 to 100 percent and applies, and the company opens profile and resume', async ({
  page: candidate,
  newPerson,
  arrange,
  app,
}) => {
  const company = await arrange.account(newAccount('company', 'Quay & Sons'))
  const account = newAccount('personal', 'Ines Marchetti')
  const job = frontEndJob('Front-end developer for Quay & Sons')
  const jobId = await arrange.job(company, job)
  const expectPercentage = (percentage: number) =>
    expect(
      candidate.getByRole('main').getByRole('img', { name: `Profile completion: ${percentage}%` }),
    ).toBeVisible()

  await test.step('the candidate registers, activates and logs in', async () => {
    await register(candidate, account)
    await candidate.goto(await activationLink(app.mailbox, account))
    await candidate.getByRole('button', { name: 'Activate', exact: true }).click()
    await expect(candidate.getByText('You account has been activated.')).toBeVisible()
    await logIn(candidate, account)
  })

  await test.step('the own profile is empty and says what is missing', async () => {
    await openFromMenu(candidate, 'Profile')
    await expect(candidate.getByRole('heading', { level: 1, name: account.name })).toBeVisible()
    await expectPercentage(0)
  })

  await test.step('what was entered and not saved is there when the form is opened again', async () => {
    const edit = candidate.getByRole('button', { name: 'Edit profile' })
    const bio = candidate.getByRole('textbox', { name: 'Bio' })
    await edit.click()
    await expect(candidate.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
    await bio.fill('I build booking screens.')
    await candidate.getByRole('banner').getByRole('link', { name: 'Guildhall' }).click()
    await expect(edit).toBeHidden()
    await openFromMenu(candidate, 'Profile')
    await edit.click()
    await expect(bio).toHaveValue('I build booking screens.')
    await candidate.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('every section that counts is filled in', async () => {
    await writeHead(candidate, {
      shortIntro: 'Front-end developer',
      bio: 'I build booking screens.\nI test them with a keyboard.',
      location: 'Berlin, Germany',
    })
    await expectPercentage(38)
    await addSkill(candidate, 'TypeScript', 'Expert')
    await expect(section(candidate, 'Skills').getByText('TypeScript', { exact: true })).toBeVisible()
    await addRate(candidate, '58000', 'Year')
    await addEmploymentType(candidate, 'Full-time')
    await addLanguage(candidate, 'English', 'Fluent')
    await expectPercentage(88)
    await uploadResume(candidate, 'Ines Marchetti.pdf', pdfOf('Ines Marchetti'))
    await expectPercentage(100)
  })

  await test.step('a new picture shows at once, also in another tab', async () => {
    const otherTab = await candidate.context().newPage()
    await otherTab.goto('/saved-jobs/')
    await changePicture(candidate, await pngFrom(candidate))
    const [stored, other] = await candidate.evaluate(() =>
      ['login_user_profile_picture', 'profile_picture'].map((key) => localStorage.getItem(key)),
    )
    expect(stored).toMatch(/^\/files\/pictures\/.+\.webp$/)
    expect(other).toBe(stored)
    const shownIn = (page: Page) => page.locator(`img[src="${stored}"]`).filter({ visible: true })
    await expect(shownIn(candidate)).toHaveCount(2)
    await expect(shownIn(otherTab)).toHaveCount(1)
    await otherTab.close()
  })

  await test.step('the candidate applies', async () => {
    await candidate.goto(`/apply/?jobId=${jobId}`)
    await goOn(candidate)
    await expect(candidate.getByText('You can proceed.')).toBeVisible()
    await sendApplication(candidate)
  })

  await test.step('the company opens the profile and the resume', async () => {
    const office = await newPerson()
    await arrange.signIn(office, company)
    await office.goto(`/job-detail-panel/?jobId=${jobId}`)
    await openApplicant(office, account.name)
    await applicant(office, account.name).getByRole('link', { name: account.name, exact: true }).click()
    await expect(office.getByRole('heading', { level: 1, name: account.name })).toBeVisible()
    await expect(office.getByText('I test them with a keyboard.')).toBeVisible()
    await expect(office.getByRole('link', { name: account.email })).toBeVisible()

    await section(office, 'Resume').getByRole('button', { name: 'View' }).click()
    const viewer = office.getByRole('dialog', { name: 'Ines Marchetti.pdf' })
    await expect(viewer.locator('iframe')).toHaveAttribute('src', /^\/files\/resumes\//)
    await expect(viewer.getByRole('link', { name: 'Download' })).toHaveAttribute('href', /download=1/)
    const [download] = await Promise.all([
      office.waitForEvent('download'),
      viewer.getByRole('link', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Ines Marchetti.pdf')
  })
})
