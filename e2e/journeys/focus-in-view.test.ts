import type { Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'
import { newAccount } from '../steps/accounts.ts'
import { frontEndJob } from '../steps/posting.ts'
import { isPhone } from '../steps/screen.ts'

/** Waits until the beginning of what has the focus, such as the first line of a field, is not under anything else. */
const expectFocusInView = (page: Page) =>
  page.waitForFunction(() => {
    const focused = document.activeElement!
    const { left, width, top, height } = focused.getBoundingClientRect()
    return focused.contains(document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 24)))
  })

test('buttons at the bottom of a form cover no field that gets the focus', async ({ page, arrange }) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const questions = ['Why ships?', 'When could you start?', 'Can you swim?'].map((value) => ({
    type: 'textarea' as const,
    value,
    required: false,
  }))
  const jobId = await arrange.job(company, frontEndJob('Keeper of the bells'), questions)

  await test.step('a question that is added to a new job', async () => {
    await arrange.signIn(page, company)
    await page.goto('/company-panel/?tab=jobs')
    await page.getByRole('main').getByRole('button', { name: 'Post Job' }).click()
    const dialog = page.getByRole('dialog', { name: 'Post a job' })
    for (const number of [1, 2]) {
      await dialog.getByRole('button', { name: 'Add question' }).click()
      const field = dialog.getByRole('group', { name: `Question ${number}` }).getByRole('textbox')
      await expect(field).toBeFocused()
      await expectFocusInView(page)
    }
  })

  await test.step('the questions and the last step of an application', async () => {
    await arrange.signIn(page, 'candidate')
    if (isPhone(page)) await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/apply/?jobId=${jobId}&step=questions`)
    await page.getByRole('textbox', { name: 'Why ships?' }).focus()
    for (const name of ['When could you start?', 'Can you swim?']) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('textbox', { name })).toBeFocused()
      await expectFocusInView(page)
    }

    await page.goto(`/apply/?jobId=${jobId}&step=profile`)
    await page.getByRole('button', { name: 'Edit your answers' }).waitFor()
    await page.getByRole('link', { name: 'Edit your profile' }).focus()
    for (const name of ['View your resume', 'Edit your answers']) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name })).toBeFocused()
      await expectFocusInView(page)
    }
  })
})

test(
  'the header of a job covers nothing that gets the focus',
  { tag: '@phone' },
  async ({ page, arrange }) => {
    const company = await arrange.account(newAccount('company', 'Ferry Yard'))
    const links = Array.from({ length: 40 }, (_, number) => `- https://ferries.example/${number}`).join('\n')
    const jobId = await arrange.job(company, { ...frontEndJob('Keeper of the bells'), detail: links })
    await page.goto(`/jobs/?jobId=${jobId}`)
    await page.getByRole('link', { name: /\/39$/ }).focus()
    const back = page.getByRole('link', { name: 'Back to jobs' })
    const isFocused = () => back.evaluate((element) => element === document.activeElement)
    while (!(await isFocused())) {
      await page.keyboard.press('Shift+Tab')
      await expectFocusInView(page)
    }
    for (const name of ['Open menu', 'Guildhall', 'Skip to content']) {
      await page.keyboard.press('Shift+Tab')
      await expect(
        page.getByRole('link', { name }).or(page.getByRole('button', { name })).first(),
      ).toBeFocused()
      await expectFocusInView(page)
    }
  },
)
