import type { Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'
import { demo, newAccount } from '../steps/accounts.ts'
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
import { isPhone } from '../steps/screen.ts'
import {
  cardLinks,
  chooseLocation,
  pickSuggestion,
  searchBox,
  searchFor,
  showResults,
} from '../steps/search.ts'

/** Adds a location to the filters: in the sheet of a phone, or below the button on a desktop. */
async function filterByLocation(page: Page, location: string) {
  if (!isPhone(page)) {
    const filters = page.getByRole('group', { name: 'Filters' })
    await filters.getByRole('button', { name: 'Location' }).click()
    await chooseLocation(filters, location)
    await page.keyboard.press('Escape')
    return
  }
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await chooseLocation(sheet, location)
  await showResults(sheet)
  await expect(sheet).toBeHidden()
}

test('a company finds a candidate by skill and city, and opens the profile and the resume', async ({
  page,
  arrange,
}) => {
  const { name } = demo.candidate
  await arrange.signIn(page, 'company')
  await page.goto('/')
  await expect(page).toHaveURL('/users/')

  await test.step('by a skill of the suggestions and a location of the filters', async () => {
    await pickSuggestion(page, 'web acc', 'Skills', 'Web Accessibility')
    await filterByLocation(page, 'Berlin, Germany')
    await expect(page).toHaveURL('/users/?search=Web+Accessibility&location=Berlin%2C+Germany')
    await expect(page.getByRole('button', { name: 'Remove the filter Berlin, Germany' })).toBeVisible()
    await expect(cardLinks(page).filter({ hasText: name })).toBeVisible()
  })

  await test.step('the profile is beside the list, or a page of its own on a phone', async () => {
    await cardLinks(page).filter({ hasText: name }).click()
    if (isPhone(page)) {
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    } else {
      const person = page.getByRole('region', { name: 'Candidate details' })
      await expect(person.getByRole('heading', { level: 2, name })).toBeVisible()
      await expect(person.getByRole('link', { name: /@/ })).toHaveCount(0)
      await person.getByRole('button', { name: 'Show contact' }).click()
    }
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible()
  })

  await test.step('the resume opens', async () => {
    await section(page, 'Resume').getByRole('button', { name: 'View' }).click()
    const viewer = page.getByRole('dialog', { name: /\.pdf$/ })
    await expect(viewer.locator('iframe')).toHaveAttribute('src', /^\/files\/resumes\//)
    await viewer.getByRole('button', { name: 'Close' }).click()
    await expect(viewer).toBeHidden()
  })

  await test.step('from the page of the profile, the way back leads to the same list', async () => {
    if (!isPhone(page)) await page.getByRole('link', { name: 'View profile' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('link', { name: 'Back to candidates' }).click()
    await expect(page).toHaveURL(
      /\/users\/\?search=Web\+Accessibility&location=Berlin%2C\+Germany(&userId=\d+)?$/,
    )
    await expect(cardLinks(page).filter({ hasText: name })).toBeVisible()
  })

  await test.step('the list is printed without its controls', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(cardLinks(page).filter({ hasText: name })).toBeVisible()
    await expect(searchBox(page)).toBeHidden()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('Send Message opens a message to the email, from a card or beside the list', async () => {
    const inPane = page.getByRole('region', { name: 'Candidate details' })
    const place = isPhone(page) ? page.getByRole('listitem').filter({ hasText: name }) : inPane
    await place
      .getByRole('button', { name: `Send Message to ${name}` })
      .last()
      .click()
    await expect(page).toHaveURL('/messages/?email=candidate%40example.com')
  })
})

test('a candidate who completes the profile is found a moment later, and one who removes an item is not', async ({
  page: candidate,
  newPerson,
  arrange,
}) => {
  const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  await arrange.signIn(candidate, account)
  const office = await newPerson()
  await arrange.signIn(office, 'company')
  await office.goto('/users/')

  await test.step('a profile without a language is not found', async () => {
    await candidate.goto('/profile/')
    await writeHead(candidate, {
      shortIntro: 'Carillonneur and bell founder',
      bio: 'I play the bells of three towers.',
      location: 'Berlin, Germany',
    })
    await addSkill(candidate, 'Welding', 'Expert')
    await addRate(candidate, '40', 'Hour')
    await addEmploymentType(candidate, 'Freelance')
    await uploadResume(candidate, 'Ines Marchetti.pdf', pdfOf('Ines Marchetti'))
    await searchFor(office, 'carillonneur')
    await expect(office.getByText('No candidates match your search.')).toBeVisible()
  })

  await test.step('once it is complete, it is found', async () => {
    await addLanguage(candidate, 'English', 'Fluent')
    await office.reload()
    await expect(office.getByText('1 candidate for “carillonneur”')).toBeVisible()
    await expect(cardLinks(office)).toHaveText([account.name])
  })

  await test.step('without a skill, it is not found anymore', async () => {
    const skill = section(candidate, 'Skills').getByText('Welding', { exact: true })
    await section(candidate, 'Skills').getByRole('button', { name: 'Delete Welding' }).click()
    await candidate.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
    await expect(skill).toBeHidden()
    await office.reload()
    await expect(office.getByText('No candidates match your search.')).toBeVisible()
  })
})
