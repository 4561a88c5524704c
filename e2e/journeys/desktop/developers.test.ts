import { startServer } from '../../harness/server.ts'
import { expect, test } from '../../harness/test.ts'
import { register, newAccount } from '../../steps/accounts.ts'

test('the API documentation opens in the browser', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: /Guildhall API/ })).toBeVisible()
  await page.getByRole('button', { name: 'POST /api/job/add-job/ Post a job' }).click()
  await expect(page.getByText('For company accounts.')).toBeVisible()
})

test('a demo without a mail server shows its mails in the browser', async ({ newPerson }) => {
  const server = await startServer()
  try {
    const page = await newPerson({ baseURL: server.url })
    const account = newAccount('personal', 'Ines Marchetti')
    await page.goto(server.mailboxUrl!)
    await expect(page.getByText('No emails yet.')).toBeVisible()
    await register(page, account)
    await expect(async () => {
      await page.goto(server.mailboxUrl!)
      await expect(page.getByText(`To ${account.email}`)).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 15_000 })
    await page.getByRole('link', { name: /\/accounts\/activate\// }).click()
    await expect(page.getByRole('button', { name: 'Activate', exact: true })).toBeVisible()
  } finally {
    await server.stop()
  }
})
