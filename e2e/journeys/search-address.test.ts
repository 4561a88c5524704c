import { expect, test } from '../harness/test.ts'
import { searchBox, searchFor } from '../steps/search.ts'

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
    await expect(page.getByText(/^\d+ jobs? for "React"$/)).toBeVisible()
    await page.goForward()
    await expect(searchBox(page)).toHaveValue('TypeScript')
    await page.reload()
    await expect(page.getByText(/^\d+ jobs? for "TypeScript"$/)).toBeVisible()

    const friend = await newPerson()
    await friend.goto(page.url())
    await expect(searchBox(friend)).toHaveValue('TypeScript')
    await expect(friend.getByRole('button', { name: 'Remove the filter Remote only' })).toBeVisible()
    await expect(friend.getByText(/^\d+ jobs? for "TypeScript"$/)).toBeVisible()
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
