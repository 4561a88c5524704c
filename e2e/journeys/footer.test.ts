import type { Locator, Page } from '@playwright/test'
import { shiftOf, watchShifts } from '../harness/layoutShift.ts'
import { expect, test } from '../harness/test.ts'
import { commentForm, contactForm, openComments, openFooter } from '../steps/footer.ts'
import { dismissAlert, isPhone } from '../steps/screen.ts'

const COMMENT_SAVED = 'Comment posted'
const MESSAGE_SENT = 'Message sent'
const HOSTILE = '<img src=x onerror=alert(1)>'

async function comment(page: Page, text: string, name?: string) {
  const form = commentForm(page)
  await form.getByRole('radio', { name: name ? 'Name' : 'Anonymous' }).check()
  if (name) await form.getByRole('textbox', { name: 'Your name' }).fill(name)
  await form.getByRole('textbox', { name: 'Comment' }).fill(text)
  await form.getByRole('button', { name: 'Post comment' }).click()
  await dismissAlert(page, COMMENT_SAVED)
}

/** Whether a text ends above what floats, without the padding of its element. */
async function isAbove(text: Locator, floating: Locator) {
  const end = await text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().bottom
  })
  return end < (await floating.boundingBox())!.y
}

test('a visitor comments as Anonymous and by name, and reads all comments', async ({ page, app }) => {
  await app.query(`insert into comments (name, comment) select 'Anonymous', 'Comment ' || n
    from generate_series(1, 120) as n`)
  await page.goto('/')
  await openFooter(page)

  await comment(page, 'Found a job within a week.')
  const form = commentForm(page)
  await expect(form.getByRole('textbox', { name: 'Comment' })).toHaveValue('')
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
  await comment(page, `${HOSTILE} https://spam.example`, HOSTILE)

  const dialog = await openComments(page)
  const rows = dialog.getByRole('listitem')
  await expect(rows.nth(0)).toContainText(`${HOSTILE} https://spam.example`)
  await expect(rows.nth(0).getByText(HOSTILE, { exact: true })).toBeVisible()
  await expect(rows.nth(0)).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
  await expect(rows.nth(0).locator('a, img')).toHaveCount(0)
  await expect(rows.nth(1)).toContainText('Anonymous')
  await expect(rows.nth(1)).toContainText('Found a job within a week.')

  const size = { width: isPhone(page) ? 390 : 560, height: isPhone(page) ? expect.any(Number) : 700 }
  await expect.poll(() => dialog.boundingBox()).toMatchObject(size)

  await expect(rows).toHaveCount(100)
  await rows.last().scrollIntoViewIfNeeded()
  await dialog.getByText('Comment 1', { exact: true }).scrollIntoViewIfNeeded()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the message of a visitor reaches the operator, whatever it says', async ({ page, app }) => {
  await page.goto('/login/')
  await openFooter(page)
  const form = contactForm(page)
  await form.getByRole('textbox', { name: 'Name' }).fill(`Ann "Bcc: all" ${HOSTILE}`)
  await form.getByRole('textbox', { name: 'Email' }).fill('ann@example.com')
  await form.getByRole('textbox', { name: 'Message' }).fill(`Good morning!\n${HOSTILE}`)
  await form.getByRole('button', { name: 'Send' }).click()
  await dismissAlert(page, MESSAGE_SENT)
  for (const field of ['Name', 'Email', 'Message'])
    await expect(form.getByRole('textbox', { name: field })).toHaveValue('')

  const operator = (await form
    .page()
    .getByRole('contentinfo')
    .getByRole('link', { name: '@' })
    .textContent())!
  const mail = await app.mailbox.takeMail(operator)
  expect(mail.to).toHaveLength(1)
  expect(mail.cc ?? []).toEqual([])
  expect(mail.bcc ?? []).toEqual([])
  expect(mail.replyTo).toMatchObject([{ address: 'ann@example.com' }])
  expect(mail.subject).not.toContain('Ann')
  expect(mail.text).toContain('Good morning!')
  expect(mail.text).toContain(HOSTILE)
  expect(mail.html).not.toContain(HOSTILE)
})

test('the forms load when they come into view, and move nothing', async ({ page }) => {
  await watchShifts(page)
  await page.goto('/')
  const field = commentForm(page).getByRole('textbox', { name: 'Comment' })
  await expect(field).toHaveCount(0)
  await openFooter(page)
  await expect.poll(() => shiftOf(page)).toBeLessThan(0.02)
})

test('the fields follow the contact details in keyboard order', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.focus()
  const fields = commentForm(page).getByRole('radio')
  await expect(fields.first()).toBeVisible()
  await last.press('Tab')
  await expect(fields.first()).toBeFocused()
})

test('a long link in a field of the footer makes nothing wider than the screen', async ({ page }) => {
  await page.goto('/login/')
  await openFooter(page)
  const fields = [
    commentForm(page).getByRole('textbox', { name: 'Comment' }),
    contactForm(page).getByRole('textbox', { name: 'Message' }),
  ]
  for (const field of fields) await field.fill(`https://example.org/${'long'.repeat(60)}`)
  const hidden = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await hidden()).toBeLessThanOrEqual(0)
})

test('what floats over the board covers neither the end of the footer nor why a message was not sent', async ({
  page,
  watch,
}) => {
  watch.expectAnswer(400, /send_email/)
  await page.route('**/api/message/send_email/', (route) =>
    route.fulfill({ status: 400, json: { error: 'Not now.' } }),
  )
  await page.goto('/')
  await openFooter(page)
  const form = contactForm(page)
  await form.getByRole('textbox', { name: 'Name' }).fill('Ann')
  await form.getByRole('textbox', { name: 'Email' }).fill('ann@example.com')
  await form.getByRole('textbox', { name: 'Message' }).fill('Good morning')
  // So far below that the line appears under what floats.
  const send = form.getByRole('button', { name: 'Send' })
  await send.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await send.press('Enter')

  const floating = page.getByRole('button', { name: 'Looking for candidate?' })
  await expect.poll(() => isAbove(page.getByText('Not sent.'), floating)).toBe(true)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => isAbove(page.getByText('© Guildhall'), floating)).toBe(true)
})

test('the ring of a candidate does not cover the end of the footer', async ({ page, arrange }) => {
  await arrange.signIn(page, 'candidate')
  await page.goto('/')
  await openFooter(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const ring = page.getByRole('complementary', { name: 'Profile completion' }).getByRole('link').first()
  await expect.poll(() => isAbove(page.getByText('© Guildhall'), ring)).toBe(true)
})

test(
  'the bottom bar of an account does not cover the footer',
  { tag: '@phone' },
  async ({ page, arrange }) => {
    await arrange.signIn(page, 'candidate')
    await page.goto('/saved-jobs/')
    await openFooter(page)
    const copyright = page.getByText('© Guildhall')
    await copyright.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const bar = (await page.getByRole('button', { name: 'Menu', exact: true }).boundingBox())!
    await expect.poll(async () => (await copyright.boundingBox())!.y + 20).toBeLessThan(bar.y)
  },
)

test('without JavaScript the footer says how to reach the operator', async ({ newPerson }) => {
  const page = await newPerson({ javaScriptEnabled: false })
  await page.goto('/')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '@' })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
})
