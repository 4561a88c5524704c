import type { Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'
import { newAccount } from '../steps/accounts.ts'
import { frontEndJob } from '../steps/posting.ts'
import { cardLinks } from '../steps/search.ts'

/** Holds requests back until the returned function is called. */
async function hold(page: Page, url: string) {
  const held = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test('a form that is opened shows its place while its code loads', async ({ page, arrange }) => {
  const skeleton = page.locator('main .skeleton')
  const candidate = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  await arrange.signIn(page, candidate)

  await test.step('a new message, whose subject then has the focus', async () => {
    const release = await hold(page, '**/ComposeForm-*.js')
    await page.goto('/messages/?email=office%40slipway.test')
    await expect(page.getByRole('heading', { level: 1, name: 'New message' })).toBeVisible()
    await expect(skeleton).toBeVisible()
    release()
    await expect(page.getByLabel('Subject')).toBeFocused()
    await expect(skeleton).toBeHidden()
  })

  await test.step('a form of the own profile', async () => {
    const release = await hold(page, '**/SkillForm-*.js')
    await page.goto(`/profile/?id=${await arrange.idOf(candidate)}`)
    await page.getByRole('button', { name: 'Add skill' }).click()
    await expect(skeleton).toBeVisible()
    release()
    await expect(page.getByRole('form', { name: 'Add skill' })).toBeVisible()
    await expect(skeleton).toBeHidden()
  })
})

test(
  'the actions of a job stay at the bottom of a phone while its description loads',
  { tag: '@phone' },
  async ({ page, arrange }) => {
    const company = await arrange.account(newAccount('company', 'Ferry Yard'))
    const job = frontEndJob('Keeper of the slow tide')
    await arrange.job(company, job)
    await arrange.signIn(page, 'candidate')
    await page.goto('/?search=Keeper+of+the+slow+tide')
    const release = await hold(page, '**/get_job_detail/**')
    await cardLinks(page).first().click()
    const apply = page.getByRole('link', { name: 'Apply now' })
    await expect(apply).toBeInViewport()
    const before = await apply.boundingBox()
    release()
    await expect(page.getByText('We test with a keyboard')).toBeVisible()
    expect(await apply.boundingBox()).toEqual(before)
  },
)
