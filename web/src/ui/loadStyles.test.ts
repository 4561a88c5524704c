import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const link = () => document.querySelector('link')

const RENDERED = '<template id="styles"><link rel="stylesheet" href="/assets/all.css"></template>'

let loadStyles: () => Promise<void>

beforeEach(async () => {
  vi.resetModules()
  ;({ loadStyles } = await import('./loadStyles.ts'))
})
afterEach(() => (document.head.innerHTML = ''))

test('a rendered page loads its style sheet when it is needed, once', async () => {
  document.head.innerHTML = RENDERED
  expect(link()).toBeNull()
  const loading = [loadStyles(), loadStyles()]
  expect(link()).toHaveAttribute('href', '/assets/all.css')

  link()!.dispatchEvent(new Event('load'))
  await expect(Promise.all(loading)).resolves.toBeDefined()
  expect(document.querySelectorAll('link')).toHaveLength(1)
})

test('a style sheet that fails to load is requested again', async () => {
  document.head.innerHTML = RENDERED
  const failing = loadStyles()
  const failed = link()!
  failed.dispatchEvent(new Event('error'))
  await expect(failing).rejects.toBeDefined()

  const loading = loadStyles()
  expect(link()).not.toBe(failed)
  link()!.dispatchEvent(new Event('load'))
  await expect(loading).resolves.toBeUndefined()
})

test('without a template, as in the app shell, nothing is loaded', async () => {
  await expect(loadStyles()).resolves.toBeUndefined()
  expect(link()).toBeNull()
})
