import { expect, test } from '../harness/test.ts'
import { newAccount } from '../steps/accounts.ts'
import { goOn } from '../steps/applying.ts'
import { frontEndJob } from '../steps/posting.ts'
import { section } from '../steps/profile.ts'

test('a candidate without a complete profile sees what is missing and cannot send the application', async ({
  page,
  arrange,
}) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const candidate = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  const jobId = await arrange.job(company, frontEndJob('Night sailor'))

  await arrange.signIn(page, candidate)
  await page.goto(`/apply/?jobId=${jobId}`)
  await goOn(page)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await expect(page.getByText('Please finalize your profile.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Still missing:' }).getByRole('listitem')).toHaveText([
    'Short intro',
    'Bio',
    'Location',
    'Skills',
    'Expected rate',
    'Employment type',
    'Language',
    'Resume',
  ])

  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.getByRole('button', { name: 'Send Application' }).click()
  await expect(page.getByText('Please finalize your profile.')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: "wasn't sent" })).toContainText('short intro, bio')
  await expect(page.getByRole('group', { name: 'Still missing:' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('group', { name: 'Still missing:' })).toBeInViewport()
  expect(sent.filter((url) => url.includes('interest_job'))).toEqual([])
})

test('a link to a missing field focuses this field', async ({ page, arrange }) => {
  await arrange.signIn(page, await arrange.account(newAccount('personal', 'Ines Marchetti')))
  await page.goto('/profile/')
  const missing = page.getByRole('list', { name: 'Still missing:' })
  for (const name of ['Bio', 'Location', 'Short intro']) {
    await missing.getByRole('link', { name }).click()
    await expect(page.getByRole('main').getByLabel(name)).toBeFocused()
    await expect(page.getByRole('main').getByLabel(name)).toBeInViewport()
  }
})

test('the first step of a new company opens the form of its profile', async ({ page, arrange }) => {
  await arrange.signIn(page, await arrange.account(newAccount('company', 'Quiet Quay')))
  await page.goto('/company-panel/?tab=jobs')
  const steps = page.getByRole('list', { name: 'Getting started' })
  await steps.getByRole('link', { name: 'Edit profile' }).click()
  await expect(page.getByLabel('Company name')).toBeFocused()
})

test('a link to what is missing leads to its section, 120 px below the top', async ({ page, arrange }) => {
  await arrange.signIn(page, await arrange.account(newAccount('personal', 'Ines Marchetti')))
  await page.goto('/profile/')
  const missing = page.getByRole('list', { name: 'Still missing:' })
  for (const name of ['Language', 'Resume', 'Skills']) {
    await missing.getByRole('link', { name }).click()
    await expect(section(page, name).locator('input, select').first()).toBeFocused()
    const top = async () => Math.round((await section(page, name).boundingBox())!.y)
    await expect.poll(top, name).toBe(120)
  }
})
