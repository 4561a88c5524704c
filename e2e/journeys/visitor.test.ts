import { expect, test } from '../harness/test.ts'
import { logInToDemo } from '../steps/accounts.ts'
import { isPhone } from '../steps/screen.ts'
import { foundJobs, cardLinks, openJob, searchFor, showResults } from '../steps/search.ts'

type Market = { total_job: number; total_company: number }
type Found = { total_user: number; data: { job_title: string }[] }

test('a visitor searches, pages and filters, opens a job, and continues to its application after the login', async ({
  page,
  arrange,
}) => {
  const jobsOf = (query: string) => arrange.call<Found>('GET', `/api/job/get_search_job_result/?${query}`)

  await test.step('all open jobs are counted and paged', async () => {
    const second = await jobsOf('page=2')
    await page.goto('/')
    await expect(cardLinks(page)).toHaveCount(12)
    expect(await foundJobs(page)).toBe(second.total_user)
    await page
      .getByRole('navigation', { name: 'Pages of jobs' })
      .getByRole('link', { name: 'Page 2', exact: true })
      .click()
    await expect(page).toHaveURL('/?page=2')
    await expect(cardLinks(page)).toHaveText(second.data.map(({ job_title }) => job_title))
  })

  await test.step('a search begins on its first page and can be narrowed by a filter', async () => {
    await searchFor(page, 'Berlin')
    await expect(page).toHaveURL('/?search=Berlin')
    const inBerlin = await jobsOf('search=Berlin')
    await expect.poll(() => foundJobs(page)).toBe(inBerlin.total_user)

    if (isPhone(page)) {
      await page.getByRole('button', { name: 'Filters' }).click()
      const sheet = page.getByRole('dialog', { name: 'Filters' })
      await sheet.getByRole('checkbox', { name: 'Part-time' }).check()
      await showResults(sheet)
      await expect(sheet).toBeHidden()
    } else {
      const filter = page
        .getByRole('group', { name: 'Filters' })
        .getByRole('button', { name: 'Employment type' })
      await filter.click()
      await page.getByRole('checkbox', { name: 'Part-time' }).check()
      await filter.press('Escape')
    }
    await expect(page).toHaveURL('/?search=Berlin&employment_type=Part-time')
    const partTime = await jobsOf('search=Berlin&employment_type=Part-time')
    await expect.poll(() => foundJobs(page)).toBe(partTime.total_user)
    expect(partTime.total_user).toBeLessThan(inBerlin.total_user)
    await page.getByRole('button', { name: 'Remove the filter Part-time' }).click()
    await expect(page).toHaveURL('/?search=Berlin')
  })

  await test.step('applying leads through the login to the application', async () => {
    const title = 'Bookbinder, three or four days a week'
    await searchFor(page, 'Bookbinder')
    const job = await openJob(page, title)
    await job.getByRole('link', { name: 'Log in to apply' }).click()
    await expect(page).toHaveURL('/login/')
    await logInToDemo(page, 'candidate')
    await expect(page).toHaveURL(/\/apply\/\?jobId=\d+$/)
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible()
  })
})

test('a visitor sees how many jobs there are, and follows a popular search', async ({ page, arrange }) => {
  const { total_job, total_company } = await arrange.call<Market>('GET', '/api/job/get_market_summary/')
  await page.goto('/')
  const market = page.getByText(`${total_job} jobs at ${total_company} companies`)
  await expect(market).toBeVisible()
  const popular = page.getByRole('navigation', { name: 'Popular searches' }).getByRole('link')
  const search = (await popular.first().textContent())!
  await popular.first().click()
  await expect(page).toHaveURL(`/?${new URLSearchParams({ search })}`)
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toHaveValue(search)
  await expect.poll(() => foundJobs(page)).toBeGreaterThan(0)
  await expect(market).toBeHidden()

  await arrange.signIn(page, 'candidate')
  await page.goto('/')
  await expect(cardLinks(page)).not.toHaveCount(0)
  await expect(market).toBeHidden()
})
