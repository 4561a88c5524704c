import { expect, test } from '../harness/test.ts'
import { logIn, newAccount, unsubscribeLink } from '../steps/accounts.ts'
import { frontEndJob } from '../steps/posting.ts'
import {
  expectMails,
  mailNewJobs,
  savedSearch,
  saveSearch,
  saveSearches,
  searchSaved,
} from '../steps/savedSearches.ts'
import { dismissAlert, openFromMenu } from '../steps/screen.ts'
import { cardLinks, searchFor } from '../steps/search.ts'

test('a candidate saves a search, gets an email about a new job, opens it and unsubscribes', async ({
  page,
  arrange,
  app,
}) => {
  const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  await arrange.signIn(page, account)

  await test.step('the search finds nothing yet', async () => {
    await page.goto('/')
    await searchFor(page, 'Buoymaster')
    await expect(page.getByText('No jobs match your search.')).toBeVisible()
    await saveSearch(page).click()
    await expect(searchSaved(page)).toBeVisible()
    await page.getByRole('link', { name: 'Manage saved searches' }).click()
    await expectMails(page, 'Buoymaster', 'Daily email')
  })

  await test.step('the new job is mailed and counted', async () => {
    await arrange.job(company, frontEndJob('Buoymaster'))
    await mailNewJobs(app, account)
    const { subject, text } = await app.mailbox.takeMail(account.email, '/unsubscribe/')
    expect(subject).toBe('1 new job: “Buoymaster”')
    expect(text).toContain('Ferry Yard')
    await page.reload()
    await expect(savedSearch(page, 'Buoymaster').getByText('View 1 new job')).toBeVisible()
  })

  await test.step('the opened search shows the job, which is not new any more', async () => {
    await savedSearch(page, 'Buoymaster').getByRole('link').click()
    await expect(cardLinks(page)).toHaveText(['Buoymaster'])
    await expect(searchSaved(page)).toBeVisible()
    await openFromMenu(page, 'Saved Searches')
    await expect(savedSearch(page, 'Buoymaster')).toBeVisible()
    await expect(page.getByText('View 1 new job')).toBeHidden()
  })

  await test.step('the next email ends the emails of the search', async () => {
    await arrange.job(company, frontEndJob('Second buoymaster'))
    await mailNewJobs(app, account)
    await page.goto(await unsubscribeLink(app.mailbox, account))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByText(/^You won't get emails about new jobs for .+ anymore\.$/)).toBeVisible()
    await page.getByRole('link', { name: 'Manage saved searches' }).click()
    await expectMails(page, 'Buoymaster', 'No emails')
  })
})

test('a visitor who saves a search finds it saved after the login', async ({ page, arrange }) => {
  const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  await page.goto('/?search=Beekeeper&employment_type=Full-time&page=2')
  await page.getByRole('link', { name: 'Save search' }).click()
  await expect(page.getByText('Log in to save the search “Beekeeper, Full-time”')).toBeVisible()
  await logIn(page, account)
  await expect(page).toHaveURL('/?search=Beekeeper&employment_type=Full-time')
  await expect(searchSaved(page)).toBeVisible()
})

const PAID = 'From $25 / hour, Remote only'

test('a saved search is changed, deleted, and removed on the board', async ({ page, arrange }) => {
  const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  await saveSearches(arrange, account, ['search=Beekeeper', 'remote=true&period=Hour&salary_min=25'])
  await arrange.signIn(page, account)
  await page.goto('/saved-searches/')
  await savedSearch(page, PAID).getByRole('combobox').selectOption('Weekly email')
  await dismissAlert(page, 'Saved search updated')
  await page.reload()
  await expectMails(page, PAID, 'Weekly email')

  await savedSearch(page, PAID)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('1 saved search')).toBeVisible()
  await expect(savedSearch(page, 'Beekeeper').getByRole('link')).toBeFocused()

  await savedSearch(page, 'Beekeeper').getByRole('link').click()
  await searchSaved(page).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(saveSearch(page)).toBeVisible()
  await page.goto('/saved-searches/')
  await expect(page.getByText(/^You haven't saved any searches yet/)).toBeVisible()
})

test(
  'one search too many is refused, and the alert leads to the list, which says what to do',
  { tag: '@desktop' },
  async ({ page, arrange, watch }) => {
    watch.expectAnswer(409, /^\/api\/job\/save_search\/$/)
    const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
    const queries = Array.from({ length: 20 }, (_, index) => `search=word${index}`)
    await saveSearches(arrange, account, queries)
    await arrange.signIn(page, account)
    await page.goto('/?search=Beekeeper')
    await saveSearch(page).click()
    await page.getByRole('alert').getByRole('link', { name: 'Manage saved searches' }).click()
    await expect(page.getByText(/^You can save up to 20 searches\./)).toBeVisible()
  },
)
