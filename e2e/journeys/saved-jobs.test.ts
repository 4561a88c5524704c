import { expect, test } from '../harness/test.ts'
import { newAccount } from '../steps/accounts.ts'

test(
  'a job saved from its card can be removed, and the alert disappears after five seconds',
  { tag: '@desktop' },
  async ({ page, arrange }) => {
    const title = 'Bookbinder, three or four days a week'
    await arrange.signIn(page, await arrange.account(newAccount('personal', 'Ines Marchetti')))
    await page.clock.install()
    await page.goto('/?search=Bookbinder')
    await page.getByRole('button', { name: `Save ${title}` }).click()
    await page.mouse.move(0, 0)

    const alert = page.getByRole('status').filter({ hasText: /saved/i })
    await expect(alert).toBeVisible()
    await page.clock.fastForward(5000)
    await expect(alert).toBeHidden()

    await page.getByRole('button', { name: `Remove ${title} from saved jobs` }).click()
    await expect(page.getByRole('button', { name: `Save ${title}` })).toBeVisible()
    await page.goto('/saved-jobs/')
    await expect(page.getByRole('heading', { level: 1, name: 'Saved Jobs' })).toBeVisible()
    await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  },
)

test(
  'saving a job that another tab has saved shows an error',
  { tag: '@desktop' },
  async ({ page, context, arrange, watch }) => {
    watch.expectAnswer(409, /^\/api\/job\/save_job\/$/)
    const title = 'Beekeeper'
    await arrange.signIn(page, await arrange.account(newAccount('personal', 'Ines Marchetti')))
    await page.goto('/?search=Beekeeper')
    const save = page.getByRole('button', { name: `Save ${title}` })
    await save.waitFor()

    const other = await context.newPage()
    await other.goto('/?search=Beekeeper')
    await other.getByRole('button', { name: `Save ${title}` }).click()
    await expect(other.getByRole('button', { name: `Remove ${title} from saved jobs` })).toBeVisible()
    await expect(other.getByRole('status').filter({ hasText: /saved/i })).toBeVisible()

    await page.bringToFront()
    await save.click()
    await expect(page.getByRole('alert')).toContainText(
      'This job is already saved from another page. Please refresh',
    )
  },
)
