import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/test.ts'
import { newAccount } from '../../steps/accounts.ts'
import { pdfOf, section, uploadResume } from '../../steps/profile.ts'

const PDF_VIEWER = /^chrome-extension:/
const SCRIPT = '<script>alert(1); fetch("/leak")</script><img src=/leak onerror=alert(1)>'

/** Collects what a script would do: open a dialog, or make a request. */
function watchScripts(page: Page) {
  const effects: string[] = []
  page.on('dialog', (dialog) => {
    effects.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('leak')) effects.push(request.url())
  })
  return effects
}

const showsPdf = (page: Page) =>
  expect.poll(() => page.frames().some((frame) => PDF_VIEWER.test(frame.url()))).toBe(true)

test('HTML in a resume stays inert in the viewer and at its own address', async ({ page, arrange }) => {
  const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  await page.goto('/')
  await arrange.signIn(page, account)
  const effects = watchScripts(page)
  const pdf = pdfOf('Ines Marchetti')
  // In a comment before the first object, where a browser would look for HTML, and at the end.
  const html = Buffer.from(`%<!doctype html><html>${SCRIPT}</html>\n`)
  const [head, body] = [pdf.subarray(0, 9), pdf.subarray(9)]

  await page.goto('/profile/?tab=resume')
  await uploadResume(page, 'cv.html.pdf', Buffer.concat([head, html, body, html]))
  await section(page, 'Resume').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'View' }).click()
  const frame = page.getByRole('dialog', { name: 'cv.html.pdf' }).locator('iframe')
  await showsPdf(page)
  const address = await frame.getAttribute('src')

  await page.goto(address!)
  await showsPdf(page)
  const response = await page.request.get(address!)
  expect(response.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
  })
  expect(effects).toEqual([])
})

test('a resume with a script is refused, and the reason is shown', async ({ page, arrange, watch }) => {
  watch.expectAnswer(400, /^\/api\/user\/save_user_resume\/$/)
  const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  await page.goto('/')
  await arrange.signIn(page, account)
  await page.goto('/profile/?tab=resume')
  const part = section(page, 'Resume')
  await part.getByRole('button', { name: 'Add resume' }).click()
  const script = '6 0 obj\n<< /S /JavaScript /JS (app.alert\\(1\\)) >>\nendobj\n'
  const pdf = String(pdfOf('Ines Marchetti')).replace('/Pages 2 0 R', '/Pages 2 0 R /OpenAction 6 0 R')
  const buffer = Buffer.from(pdf.replace('xref\n', `${script}xref\n`))
  await part
    .getByLabel('Choose a PDF or drop it here')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
  await expect(part.getByText(/^This PDF contains scripts/)).toBeVisible()
})
