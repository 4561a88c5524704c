import { expect, test } from '../harness/test.ts'
import { logIn, newAccount } from '../steps/accounts.ts'
import { openFromMenu } from '../steps/screen.ts'

test('a candidate lets search engines show the profile, and takes it back', async ({ page, arrange }) => {
  const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  const label = 'Let search engines show my profile'
  const indexing = page.getByRole('switch', { name: label })

  await logIn(page, account)
  await openFromMenu(page, 'Profile')
  await expect(page).toHaveURL(/\/profile\/\?id=\d+$/)
  const profile = page.url()
  /** Reads the page as a search engine does, in which no cache of a browser interferes. */
  async function isIndexed() {
    const html = await (await fetch(profile)).text()
    expect(html).toContain(`>${account.name}</h1>`)
    return !html.includes('<meta name="robots" content="noindex">')
  }
  async function flipSwitch(isOn: boolean) {
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
    // The label covers the input.
    await page.getByText(label).click()
    await saved
    await page.reload()
    await expect(indexing).toBeChecked({ checked: isOn })
  }

  expect(await isIndexed()).toBe(false)
  await openFromMenu(page, 'Settings')
  await expect(indexing).not.toBeChecked()
  await flipSwitch(true)
  // Requests share a page for a second.
  await expect.poll(isIndexed).toBe(true)
  await flipSwitch(false)
  await expect.poll(isIndexed).toBe(false)
})
