import { expect, test } from './test.ts'
import { watchPages } from './watch.ts'

test(
  'console errors, uncaught errors and CSP violations are collected, and expected ones are not',
  { tag: '@desktop' },
  async ({ browser, baseURL }) => {
    const { problems, watch, expectAnswer } = watchPages()
    const context = await browser.newContext({ baseURL })
    await watch(context)
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(problems).toEqual([])

    expectAnswer(404, /^\/api\/expected\/$/)
    await page.evaluate(async () => {
      await fetch('/api/expected/')
      await fetch('/api/unexpected/')
      console.error('said')
      setTimeout(() => {
        throw new Error('thrown')
      })
      document.body.append(Object.assign(document.createElement('script'), { text: 'alert()' }))
    })
    for (const sign of [
      '/api/unexpected/',
      'said',
      'thrown',
      'The content security policy forbids script-src',
    ]) {
      await expect.poll(() => problems.join('\n')).toContain(sign)
    }
    expect(problems.join('\n')).not.toContain('/api/expected/')
    await context.close()
  },
)
