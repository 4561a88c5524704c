import { settings } from '@guildhall/contract/account/settings'
import type { Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'
import { logIn, newAccount } from '../steps/accounts.ts'
import {
  addEmploymentType,
  addLanguage,
  addRate,
  addSkill,
  pdfOf,
  section,
  uploadResume,
  writeHead,
} from '../steps/profile.ts'
import { openFromMenu } from '../steps/screen.ts'

const CONTACT_QUESTION = 'Who may see your email, phone and resume?'

/** Makes a choice on the settings page, which is saved at once. */
async function choose(page: Page, group: RegExp, choice: string) {
  const saved = page.waitForResponse(settings.savePreferences.path)
  await page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice }).check()
  await saved
}

test('a candidate lets search engines show the profile, and takes it back', async ({ page, arrange }) => {
  const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  const label = 'Let search engines show my profile'
  const indexing = page.getByRole('switch', { name: label })

  await logIn(page, account)
  await openFromMenu(page, 'Profile')
  await expect(page).toHaveURL(/\/profile\/\?id=\d+$/)
  const profile = page.url()
  /** Reads the page as a search engine does, in which no cache of a browser interferes. */
  async function isIndexed() {
    const html = await (await fetch(profile)).text()
    expect(html).toContain(`>${account.name}</h1>`)
    return !html.includes('<meta name="robots" content="noindex">')
  }
  async function flipSwitch(isOn: boolean) {
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
    // The label covers the input.
    await page.getByText(label).click()
    await saved
    await page.reload()
    await expect(indexing).toBeChecked({ checked: isOn })
  }

  expect(await isIndexed()).toBe(false)
  await openFromMenu(page, 'Settings')
  await expect(indexing).not.toBeChecked()
  await flipSwitch(true)
  expect(await isIndexed()).toBe(true)
  await flipSwitch(false)
  expect(await isIndexed()).toBe(false)
})

test('a candidate who completes the profile is asked once who may see the contact details', async ({
  page,
  arrange,
}) => {
  const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  await arrange.signIn(page, account)
  await page.goto('/profile/')
  await writeHead(page, { shortIntro: 'Bell founder', bio: 'I cast bells.', location: 'Berlin, Germany' })
  await addSkill(page, 'Welding', 'Expert')
  await addRate(page, '40', 'Hour')
  await addEmploymentType(page, 'Freelance')
  await addLanguage(page, 'English', 'Fluent')
  const question = page.getByRole('region', { name: CONTACT_QUESTION })
  await expect(question).toBeHidden()
  await uploadResume(page, 'Ines Marchetti.pdf', pdfOf('Ines Marchetti'))

  await question.getByRole('button', { name: 'All companies' }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(page.getByText('Your profile is complete. Companies can find you.')).toBeVisible()
  await expect(question).toBeHidden()
  await page.goto('/settings/')
  const choices = page.getByRole('radiogroup', { name: /^Who can see my email/ })
  await expect(choices.getByRole('radio', { name: 'All companies' })).toBeChecked()
})

test('a company sees contact details once the candidate shares them, and writes to the alias until then', async ({
  page: office,
  newPerson,
  arrange,
}) => {
  const candidate = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  const alias = `${candidate.username}@members.test`
  const profile = `/profile/?id=${await arrange.idOf(candidate)}`
  const home = await newPerson()
  await arrange.signIn(home, candidate)
  await arrange.signIn(office, 'company')

  await test.step('the profile says why they are hidden, and has no View', async () => {
    await office.goto(profile)
    await expect(office.getByText(/^This candidate shares contact details with companies/)).toBeVisible()
    await expect(office.getByRole('main').getByRole('link', { name: /@/ })).toHaveCount(0)
    await expect(section(office, 'Resume').getByRole('button', { name: 'View' })).toHaveCount(0)
  })

  await test.step('Send Message writes to the alias', async () => {
    await office.getByRole('link', { name: 'Send Message' }).click()
    await expect(office).toHaveURL(`/messages/?email=${encodeURIComponent(alias)}`)
    await office.getByLabel('Subject').fill('A bell for our tower')
    await office.getByLabel('Message', { exact: true }).fill('Would you cast one?')
    await office.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(office.getByText('Message sent')).toBeVisible()
    await home.goto('/messages/')
    await expect(home.getByText('A bell for our tower').first()).toBeVisible()
  })

  await test.step('all companies see them once the candidate chooses so', async () => {
    await home.goto('/settings/')
    await choose(home, /^Who can see my email/, 'All companies')
    await office.goto(profile)
    await expect(office.getByRole('link', { name: candidate.email })).toBeVisible()
  })
})

test('a hidden profile is missing for visitors and candidates, and open to companies', async ({
  page,
  newPerson,
  arrange,
  watch,
}) => {
  const candidate = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  const id = await arrange.idOf(candidate)
  const profile = `/profile/?id=${id}`
  watch.expectAnswer(404, new RegExp(`^(/profile/|/user-not-found/|/api/user/profile/${id}/)$`))
  const heading = (of: Page) => of.getByRole('heading', { level: 1, name: candidate.name })
  const [visitor, office] = [await newPerson(), await newPerson()]
  await arrange.signIn(page, candidate)
  await arrange.signIn(office, 'company')
  await visitor.goto(profile)
  await expect(heading(visitor)).toBeVisible()

  await page.goto('/settings/')
  await choose(page, /^Who can open my profile/, 'Members')
  await visitor.reload()
  await expect(visitor.getByText('User Not Found')).toBeVisible()
  for (const reader of [office, page]) {
    await reader.goto(profile)
    await expect(heading(reader)).toBeVisible()
  }

  await page.goto('/settings/')
  await choose(page, /^Who can open my profile/, 'Companies')
  await arrange.signIn(visitor, 'candidate')
  await visitor.goto(profile)
  await expect(visitor.getByText('User Not Found')).toBeVisible()
  await office.reload()
  await expect(heading(office)).toBeVisible()
})
