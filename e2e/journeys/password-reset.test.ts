import { expect, test } from '../harness/test.ts'
import { logIn, resetLink, saveNewPassword, newAccount, expectLoginRefused } from '../steps/accounts.ts'

const NEW_PASSWORD = 'orchard-lantern-43'

test(
  'a password reset by mail changes the password and ends all other sessions',
  { tag: '@desktop' },
  async ({ page, arrange, newPerson, app, watch }) => {
    watch.expectAnswer(401, /^\/api\//)
    watch.expectAnswer(400, /reset_password_confirm/)
    const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
    const elsewhere = await newPerson({ baseURL: app.url })
    await arrange.signIn(elsewhere, account)

    await page.goto('/login/')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('main').getByLabel('Email').fill(account.email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(
      page.getByText(`Reset link has been sent to your email. Please check ${account.email}`),
    ).toBeVisible()

    const link = await resetLink(app.mailbox, account)
    await page.goto(link)
    await page.clock.install()
    await saveNewPassword(page, NEW_PASSWORD)
    await expect(
      page.getByText("New password has been saved. We'll redirect you to login page"),
    ).toBeVisible()
    await page.clock.fastForward(5000)
    await expect(page).toHaveURL('/login/')
    await page.goBack()
    await expect(page).not.toHaveURL(link)

    await page.goto('/login/')
    await expectLoginRefused(page, account)
    await logIn(page, { ...account, password: NEW_PASSWORD })

    await elsewhere.goto('/saved-jobs/')
    await expect(elsewhere).toHaveURL('/login/')
    const { subject } = await app.mailbox.takeMail(account.email, 'was changed a moment ago')
    expect(subject).toBe('Your Guildhall password was changed')

    await page.goto(link)
    await saveNewPassword(page, 'orchard-lantern-44')
    await expect(page.getByText('This link is invalid, expired or already used.')).toBeVisible()
  },
)

test(
  'a signed-in tab that resets its password can log in again',
  { tag: '@desktop' },
  async ({ page, arrange, app, watch }) => {
    // The reset ends the session of the tab, whichever call it makes next.
    watch.expectAnswer(401, /^\/api\//)
    const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
    await arrange.signIn(page, account)
    await arrange.call('POST', '/api/user/accounts/reset_password/', { email: account.email })
    await page.goto(await resetLink(app.mailbox, account))
    await saveNewPassword(page, NEW_PASSWORD)
    await expect(page.getByText(/^New password has been saved/)).toBeVisible()
    await page.getByRole('link', { name: 'Go to login' }).click()
    await logIn(page, { ...account, password: NEW_PASSWORD })
  },
)
