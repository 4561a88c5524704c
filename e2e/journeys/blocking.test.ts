import { blocking } from '@guildhall/contract/blocking/endpoints'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { messages } from '@guildhall/contract/messages/endpoints'
import type { Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'
import { demo, newAccount } from '../steps/accounts.ts'
import { goOn } from '../steps/applying.ts'
import { applicant, openApplicant } from '../steps/hiring.ts'
import { openMessage, reader } from '../steps/messages.ts'
import { frontEndJob } from '../steps/posting.ts'
import { cardLinks, searchFor } from '../steps/search.ts'

const { name } = demo.candidate

async function findCandidates(page: Page) {
  await page.goto('/users/')
  await searchFor(page, name)
  return cardLinks(page).filter({ hasText: name })
}

test('a company that a candidate blocked can no longer find, open, contact or accept the candidate', async ({
  page: candidate,
  newPerson,
  watch,
  arrange,
}) => {
  const office = await arrange.account(newAccount('company', 'Quiet Quay'))
  const jobId = await arrange.job(office, frontEndJob('Keeper of the quay'))
  await arrange.apply('candidate', jobId)
  await arrange.callAs(office, 'POST', messages.sendMessage.path, {
    to_user: `${demo.candidate.username}@members.test`,
    subject: 'Tonight',
    message_body: 'Come alone.',
  })
  const company = await newPerson()
  await arrange.signIn(company, office)
  await arrange.signIn(candidate, 'candidate')
  await expect(await findCandidates(company)).toBeVisible()

  await candidate.goto('/messages/')
  await openMessage(candidate, 'Tonight')
  await reader(candidate).getByRole('button', { name: 'Block', exact: true }).click()
  await candidate
    .getByRole('alertdialog', { name: 'Block Quiet Quay?' })
    .getByRole('button', { name: 'Block' })
    .click()
  await expect(reader(candidate).getByText('You blocked Quiet Quay.')).toBeVisible()

  await test.step('no search finds the candidate, and the profile is not found', async () => {
    await expect(await findCandidates(company)).toHaveCount(0)
    const id = await arrange.idOf('candidate')
    watch.expectAnswer(404, /\/profile\//)
    watch.expectAnswer(404, /\/get_ratings\//)
    await company.goto(`/profile/?id=${id}`)
    await expect(company.getByText('User Not Found')).toBeVisible()
  })

  await test.step('the application stays, without contact data, and can not be accepted', async () => {
    await company.goto(`/job-detail-panel/?jobId=${jobId}`)
    await openApplicant(company, name)
    await applicant(company, name)
      .getByRole('button', { name: `Accept ${name}` })
      .click()
    await applicant(company, name)
      .getByRole('button', { name: `Send Message to ${name}` })
      .click()
    await expect(company.getByText("You can't contact this account.")).toBeVisible()
    watch.expectAnswer(404, /\/accept_applicant\//)
    await company.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await expect(company.getByText("You can't accept this person for this job.")).toBeVisible()
  })

  await test.step('unblocked, the company accepts the candidate', async () => {
    await candidate.goto('/settings/')
    await candidate.getByRole('button', { name: 'Unblock Quiet Quay' }).click()
    await expect(candidate.getByText('Account unblocked')).toBeVisible()
    await expect(await findCandidates(company)).toBeVisible()
    const user_id = await arrange.idOf('candidate')
    await arrange.callAs(office, 'PATCH', hiring.acceptApplicant.path.replace(':id', String(jobId)), {
      user_id,
    })
  })
})

test('a company unblocks an applicant beside the application', async ({ page, arrange }) => {
  const office = await arrange.account(newAccount('company', 'Quiet Quay'))
  const jobId = await arrange.job(office, frontEndJob('Keeper of the pier'))
  await arrange.apply('candidate', jobId)
  await arrange.callAs(office, 'POST', blocking.blockUser.path, { id: await arrange.idOf('candidate') })
  await arrange.signIn(page, office)
  await page.goto(`/job-detail-panel/?jobId=${jobId}`)
  await openApplicant(page, name)
  const shown = applicant(page, name)
  await expect(shown.getByText(`You blocked ${name}.`)).toBeVisible()
  await expect(shown.getByRole('button', { name: /^(Accept|Send Message|View resume)/ })).toHaveCount(0)

  await shown.getByRole('button', { name: `Unblock ${name}` }).click()
  await expect(shown.getByRole('button', { name: `Accept ${name}` })).toBeVisible()
  await shown.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a candidate whom a company blocked sees its job, and applying for it is answered as for an unknown one', async ({
  page,
  watch,
  arrange,
}) => {
  const office = await arrange.account(newAccount('company', 'Quiet Quay'))
  const jobId = await arrange.job(office, frontEndJob('Keeper of the slipway'))
  await arrange.callAs(office, 'POST', blocking.blockUser.path, { id: await arrange.idOf('candidate') })
  await arrange.signIn(page, 'candidate')
  await page.goto(`/jobs/?jobId=${jobId}`)
  await expect(page.getByRole('heading', { name: 'Keeper of the slipway' }).first()).toBeVisible()
  await page.goto(`/apply/?jobId=${jobId}`)
  await goOn(page)
  watch.expectAnswer(404, /\/interest_job\//)
  await page.getByRole('button', { name: 'Send Application' }).click()
  await expect(page.getByText('Job Not Found').first()).toBeVisible()
})
