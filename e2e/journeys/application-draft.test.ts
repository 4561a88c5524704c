import { expect, test } from '../harness/test.ts'
import { logIn, newAccount } from '../steps/accounts.ts'
import { goOn, step } from '../steps/applying.ts'
import { frontEndJob } from '../steps/posting.ts'
import { addMissingLanguage, section } from '../steps/profile.ts'
import { isPhone } from '../steps/screen.ts'

test('an application survives the profile, a reload and an expired session, and goes back step by step', async ({
  page,
  arrange,
  watch,
}) => {
  watch.expectAnswer(401, /^\/api\//)
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const candidate = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  const jobId = await arrange.job(company, frontEndJob('Keeper of the ropes'), [
    { type: 'textarea', value: 'Why ships?', required: true },
  ])
  const answer = page.getByRole('textbox', { name: 'Why ships?' })
  const preview = page.getByRole('region', { name: 'What Ferry Yard receives' })
  const lastStep = `/apply/?jobId=${jobId}&step=profile`

  await test.step('what is missing leads to its section, and from there back to the last step', async () => {
    await logIn(page, candidate)
    await page.goto(`/apply/?jobId=${jobId}`)
    await goOn(page)
    await answer.fill('They come back.')
    await goOn(page)
    await expect(preview).toContainText('They come back.')
    await page.getByRole('list', { name: 'Still missing:' }).getByRole('link', { name: 'Language' }).click()
    await expect(section(page, 'Language')).toBeInViewport()
    const back = page.getByRole('link', { name: 'Back to your application for Keeper of the ropes' })
    if (!isPhone(page)) await expect(back).toBeInViewport()
    await addMissingLanguage(page, 'English', 'Fluent')
    await back.click()

    await expect(page).toHaveURL(lastStep)
    await expect(step(page, 'Additional Question')).toContainText('Done')
    await expect(preview).toContainText('They come back.')
    await expect(page.getByRole('list', { name: 'Still missing:' })).not.toContainText('Language')
  })

  await test.step('a reload stays, and Back of the browser returns to the questions', async () => {
    await page.reload()
    await expect(step(page, 'Profile Completion')).toHaveAttribute('aria-current', 'step')
    await expect(preview).toContainText('They come back.')
    await preview.getByRole('button', { name: 'Edit your answers' }).click()
    await expect(answer).toHaveValue('They come back.')
    await page.goBack()
    await expect(page).toHaveURL(lastStep)
    await page.goForward()
    await answer.fill('They come back on Fridays.')
  })

  await test.step('the login that an expired session asks for returns to the questions', async () => {
    const { refresh } = JSON.parse((await page.evaluate(() => localStorage.getItem('authToken'))) ?? '{}')
    await arrange.call('POST', '/api/user/logout/', { refresh })
    await page.reload()
    await expect(page).toHaveURL('/login/')
    await logIn(page, candidate)

    await expect(page).toHaveURL(`/apply/?jobId=${jobId}&step=questions`)
    await expect(answer).toHaveValue('They come back on Fridays.')
  })
})

test(
  'a step of an application responds to the pointer and shows the focus',
  { tag: '@desktop' },
  async ({ page, arrange }) => {
    const company = await arrange.account(newAccount('company', 'Ferry Yard'))
    const jobId = await arrange.job(company, frontEndJob('Keeper of the ropes'))
    await arrange.signIn(page, 'candidate')
    await page.goto(`/apply/?jobId=${jobId}`)
    const last = step(page, 'Profile Completion')
    const label = last.getByText('Profile Completion')
    await expect(label).toHaveCSS('text-decoration-line', 'none')
    await last.hover()
    await expect(label).toHaveCSS('text-decoration-line', 'underline')

    await page.mouse.move(0, 0)
    await expect(last).toHaveCSS('outline-style', 'none')
    await step(page, 'Job Details').focus()
    await page.keyboard.press('Tab')
    await expect(last).toBeFocused()
    await expect(last).toHaveCSS('outline-style', 'solid')
  },
)
