import { expect, test } from '../harness/test.ts'
import { newAccount } from '../steps/accounts.ts'
import { frontEndJob } from '../steps/posting.ts'
import { isPhone } from '../steps/screen.ts'
import { cardLinks, searchBox, searchFor } from '../steps/search.ts'

test(
  'back, forward, reload and a shared URL keep a search with its filters',
  { tag: '@desktop' },
  async ({ page, newPerson }) => {
    await page.goto('/?remote=true')
    await searchFor(page, 'React')
    await expect(page).toHaveURL('/?search=React&remote=true')
    await searchFor(page, 'TypeScript')

    await page.goBack()
    await expect(searchBox(page)).toHaveValue('React')
    await expect(page.getByText(/^\d+ jobs? for “React”$/)).toBeVisible()
    await page.goForward()
    await expect(searchBox(page)).toHaveValue('TypeScript')
    await page.reload()
    await expect(page.getByText(/^\d+ jobs? for “TypeScript”$/)).toBeVisible()

    const friend = await newPerson()
    await friend.goto(page.url())
    await expect(searchBox(friend)).toHaveValue('TypeScript')
    await expect(friend.getByRole('button', { name: 'Remove the filter Remote only' })).toBeVisible()
    await expect(friend.getByText(/^\d+ jobs? for “TypeScript”$/)).toBeVisible()
  },
)

test(
  'a misspelled skill shows the results of the corrected one and says so',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    await searchFor(page, 'Typescrpt')
    await expect(page.getByText('Showing results for TypeScript')).toBeVisible()
  },
)

test('a misspelled city without jobs says so', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/?search=balikpapn')
  await expect(page.getByText(/^Showing results for balikpapan: no open jobs there yet$/i)).toBeVisible()
  await page.getByRole('link', { name: 'Show all open jobs' }).click()
  await expect(page).toHaveURL('/')
})

test('a job that only its description finds comes last, with the words around', async ({ page, arrange }) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  await arrange.job(company, { ...frontEndJob('Zarquon keeper'), detail: 'You keep the boats.' })
  const mentioned = 'You keep the boats.\n\nYou will often see a zarquon from the pier.'
  await arrange.job(company, { ...frontEndJob('Pier keeper'), detail: mentioned })

  await page.goto('/?search=Zarquon')
  await expect(cardLinks(page)).toHaveText(['Zarquon keeper', 'Pier keeper'])
  const line = page.getByText('In the job detail:').locator('..')
  await expect(line).toHaveText(
    'In the job detail: You keep the boats. You will often see a zarquon from the pier.',
  )
  await expect(line.locator('mark')).toHaveText('zarquon')

  await page.getByRole('link', { name: 'Newest' }).click()
  await expect(page).toHaveURL('/?search=Zarquon&sort=newest')
  await expect(cardLinks(page)).toHaveText(['Pier keeper', 'Zarquon keeper'])
})

test('the order is in the URL, is kept by other pages and goes with a step back', async ({ page }) => {
  await page.goto('/')
  const order = page.getByRole('navigation', { name: 'Sort by' })
  await expect(order.getByRole('link')).toHaveText(['Newest', 'Closing soon'])
  await order.getByRole('link', { name: 'Closing soon' }).click()
  await expect(page).toHaveURL('/?sort=closing')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/?sort=closing&page=2')
  await expect(order.getByRole('link', { name: 'Closing soon' })).toHaveAttribute('aria-current', 'true')

  await order.getByRole('link', { name: 'Newest' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(order.getByRole('link', { name: 'Closing soon' })).toHaveAttribute('aria-current', 'true')
  await searchFor(page, 'React')
  await expect(order.getByRole('link')).toHaveText(['Best match', 'Newest', 'Closing soon'])
})

test('the counts of a filter arrive without moving its choices', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/get_search_job_counts/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/?remote=true')
  if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click()
  else await page.getByRole('button', { name: 'Employment type' }).click()
  const choice = page.getByRole('checkbox', { name: /^Part-time/ })
  // Not the box on the screen, which moves while the filters open.
  const places = () =>
    page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll('label')].map((label) => {
          const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = label
          const radio = label.querySelector<HTMLInputElement>('input[type=radio]')
          const name = radio ? radio.value : label.querySelector('span')?.textContent
          return [name, [offsetLeft, offsetTop, offsetWidth, offsetHeight].join(' ')]
        }),
      ),
    )
  await choice.waitFor()
  const before = await places()

  release()
  await expect(page.getByRole('checkbox', { name: /^Full-time ?, [\d,]+ jobs?$/ })).toBeVisible()
  // The popular locations take the place of what was shown while they were counted.
  expect(await places()).toMatchObject(before)
})

test('a search that finds nothing leads back to all jobs', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/?search=%3F%3F%3F')
  await expect(page.getByText('No jobs match your search.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all open jobs' }).click()
  await expect(page).toHaveURL('/')
})

test('the suggestions are at most three under each heading, and a heading without any is hidden', async ({
  page,
}) => {
  await page.goto('/')
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' })
  await searchBox(page).pressSequentially('ber')
  await expect(suggestions.getByRole('group', { name: 'Location' }).getByRole('option')).not.toHaveCount(0)
  for (const group of await suggestions.getByRole('group').all()) {
    expect(await group.getByRole('option').count()).toBeLessThanOrEqual(3)
  }
  await expect(suggestions.getByRole('group', { name: 'Job Type' })).toHaveCount(0)
})
