import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { budgets, compressedSize, figuresOf, sum, whatIsTooMuch, type File } from './budgets.ts'
import { expect, test as base } from './harness/test.ts'
import { visit } from './harness/visit.ts'
import { pages } from './pages.ts'
import { demo, logInToDemo } from './steps/accounts.ts'

const DIST = join(import.meta.dirname, '../web/dist')

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>
type Account = keyof typeof demo
type Shared = {
  /** The scripts that a visitor's board brings. */
  board: ReadonlySet<string>
  /** What a browser keeps of those who are signed in. */
  sessions: Record<Account, StorageState>
  ownJob: string
}

const test = base.extend<object, Shared>({
  board: [
    async ({ browser, world }, use) => {
      const page = await browser.newPage({ baseURL: world.url })
      const { files } = await visit(page, { route: '/' })
      await page.close()
      await use(new Set(files.filter(({ type }) => type === 'script').map(({ name }) => name)))
    },
    { scope: 'worker' },
  ],

  sessions: [
    async ({ browser, world }, use) => {
      const signIn = async (account: Account) => {
        const page = await browser.newPage({ baseURL: world.url })
        await logInToDemo(page, account)
        const state = await page.context().storageState()
        await page.close()
        return state
      }
      await use({ candidate: await signIn('candidate'), company: await signIn('company') })
    },
    { scope: 'worker' },
  ],

  ownJob: [
    async ({ browser, world, sessions }, use) => {
      const page = await browser.newPage({ baseURL: world.url, storageState: sessions.company })
      await page.goto('/company-panel/?tab=jobs')
      const job = page
        .getByRole('listitem')
        .filter({ hasText: /[1-9]\d* applicants?/ })
        .getByRole('link')
        .first()
      const href = await job.getAttribute('href')
      await page.close()
      await use(new URL(href ?? '', world.url).searchParams.get('jobId') ?? '')
    },
    { scope: 'worker' },
  ],
})

for (const { as, route, path: address } of pages) {
  const who = as ? `, as a ${as} sees it,` : ''
  test(`${route}${who} keeps its budgets, light and dark`, async ({ newPerson, board, sessions, ownJob }) => {
    const path = address.replace('OWN_JOB', ownJob)
    const visitIn = async (colorScheme: 'light' | 'dark') => {
      const page = await newPerson({ colorScheme, storageState: as && sessions[as] })
      const cost = await visit(page, { route, path })
      const opened = new URL(page.url())
      expect(opened.pathname + opened.search, 'the page that opened').toBe(path)
      return whatIsTooMuch(figuresOf({ ...cost, as }, board))
    }
    const [light, dark] = await Promise.all([visitIn('light'), visitIn('dark')])
    expect({ light, dark }).toEqual({ light: [], dark: [] })
  })
}

test('the whole app keeps its budgets', { tag: '@desk' }, () => {
  const assets = JSON.parse(readFileSync(join(DIST, '.assets.json'), 'utf8')) as string[]
  const files = assets
    .map((name) => join('assets', name))
    .filter((name) => /\.(js|css)\.br$/.test(name))
    .map((name): File => ({ name, type: '', bytes: statSync(join(DIST, name)).size }))
  const [scripts, sheets] = ['.js.br', '.css.br'].map((end) => files.filter(({ name }) => name.endsWith(end)))
  const [, inPage = ''] = /<style>(.*?)<\/style>/s.exec(readFileSync(join(DIST, 'index.html'), 'utf8')) ?? []
  const styles = sum(sheets!) + compressedSize(inPage)
  expect(sum(scripts!)).toBeGreaterThan(0)
  expect(styles).toBeGreaterThan(0)
  expect(
    whatIsTooMuch([
      { of: 'all JavaScript', value: sum(scripts!), most: budgets.allScripts, files: scripts! },
      { of: 'all styles', value: styles, most: budgets.allStyles, files: sheets! },
    ]),
  ).toEqual([])
})

test(
  'a budget that is broken is told with the page, the figures and the heaviest files',
  { tag: '@desk' },
  async ({ newPerson }) => {
    const page = await newPerson()
    await page.addInitScript(() => {
      addEventListener('load', () =>
        document.body.insertAdjacentHTML('afterbegin', '<p>Late!</p>'.repeat(12)),
      )
    })
    const cost = await visit(page, { route: '/' })
    const tight = { ...budgets, scripts: { '/': 1024 }, total: 2048, fonts: 0 }
    const told = whatIsTooMuch(figuresOf(cost, new Set(), tight))
    expect(told).toContainEqual(
      expect.stringMatching(
        /^\/, JavaScript: [\d.]+ KB, to be at most 1\.0 KB \(\/assets\/index-\S+\.js [\d.]+ KB, /,
      ),
    )
    expect(told).toContainEqual(
      expect.stringMatching(/^\/, everything but pictures: [\d.]+ KB, to be at most 2\.0 KB \(/),
    )
    expect(told).toContainEqual(
      expect.stringMatching(/^\/, number of fonts: 1, to be at most 0 \(\/assets\/figtree/),
    )
    expect(told).toContainEqual(expect.stringMatching(/^\/, layout shift: 0\.\d+, to be at most 0\.02$/))
  },
)
