import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { budgets, metricsOf, sum, exceededBudgets, type File } from './budgets.ts'
import { movedElements } from './harness/layoutShift.ts'
import { expect, test as base } from './harness/test.ts'
import { visit } from './harness/visit.ts'
import { pages } from './pages.ts'
import { demo } from './steps/accounts.ts'

const DIST = join(import.meta.dirname, '../web/dist')

type Shared = {
  /** The scripts that a visitor's board loads. */
  board: ReadonlySet<string>
  /** The id of a job of the demo company that has applicants. */
  ownJob: string
  /** The id of a message that a demo account received. */
  messageOf: (as: keyof typeof demo | undefined) => string
}

const test = base.extend<object, Shared>({
  board: [
    async ({ browser, app }, use) => {
      const page = await browser.newPage({ baseURL: app.url })
      const { files } = await visit(page, { route: '/' })
      await page.close()
      await use(new Set(files.filter(({ type }) => type === 'script').map(({ name }) => name)))
    },
    { scope: 'worker' },
  ],

  ownJob: [
    async ({ app }, use) => {
      const sql = `select job_id from applications join jobs on jobs.id = job_id join users on users.id = jobs.user_id
        where username = $1 limit 1`
      const [job] = (await app.query(sql, [demo.company.username])) as [{ job_id: number }]
      await use(String(job.job_id))
    },
    { scope: 'worker' },
  ],

  messageOf: [
    async ({ app }, use) => {
      const sql = `select username, max(messages.id) as id from messages join users on users.id = recipient_id
        where username = any($1) group by username`
      const usernames = Object.values(demo).map(({ username }) => username)
      const rows = (await app.query(sql, [usernames])) as { username: string; id: number }[]
      const ids = new Map(rows.map(({ username, id }) => [username, String(id)]))
      await use((as) => (as && ids.get(demo[as].username)) ?? '')
    },
    { scope: 'worker' },
  ],
})

for (const { as, route, path: address } of pages) {
  const who = as ? `, as a ${as} sees it,` : ''
  test(`${route}${who} keeps its budgets, light and dark`, async ({
    page,
    arrange,
    board,
    ownJob,
    messageOf,
  }) => {
    const path = address.replace('OWN_JOB', ownJob).replace('OWN_MESSAGE', messageOf(as))
    if (as) await arrange.signIn(page, as)
    const cost = await visit(page, { route, path })
    const opened = new URL(page.url())
    // A mailed link leaves the address bar.
    expect(opened.pathname + opened.search, 'the page that opened').toBe(path.replace(/#.*/, ''))
    const exceeded = exceededBudgets(metricsOf({ ...cost, as }, board))
    expect(exceeded, [...exceeded, ...(await movedElements(page))].join('\n')).toEqual([])
  })
}

test(
  'all scripts that the board loads first have the hint to compile them while they load',
  { tag: '@desktop' },
  async ({ request }) => {
    const page = await (await request.get('/')).text()
    const names = [...page.matchAll(/\/assets\/[\w-]+\.js/g)].map(String)
    expect(names.length).toBeGreaterThan(1)
    for (const name of names)
      expect(await (await request.get(name)).text(), name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  },
)

test('the whole app keeps its budgets', { tag: '@desktop' }, () => {
  const assets = JSON.parse(readFileSync(join(DIST, '.assets.json'), 'utf8')) as string[]
  const files = assets
    .map((name) => join('assets', name))
    .filter((name) => /\.(js|css)\.br$/.test(name))
    .map((name): File => ({ name, type: '', bytes: statSync(join(DIST, name)).size }))
  const [scripts, sheets] = ['.js.br', '.css.br'].map((end) => files.filter(({ name }) => name.endsWith(end)))
  expect(sum(scripts!)).toBeGreaterThan(0)
  expect(sum(sheets!)).toBeGreaterThan(0)
  expect(
    exceededBudgets([
      { name: 'all JavaScript', value: sum(scripts!), budget: budgets.allScripts, files: scripts! },
      { name: 'all styles', value: sum(sheets!), budget: budgets.allStyles, files: sheets! },
    ]),
  ).toEqual([])
})

test(
  'an exceeded budget is reported with the page, the values and the largest files',
  { tag: '@desktop' },
  async ({ newPerson }) => {
    const page = await newPerson()
    await page.addInitScript(() => {
      // After the first paint: what is inserted before it shifts nothing.
      const observer = new PerformanceObserver(() => {
        observer.disconnect()
        document.body.insertAdjacentHTML('afterbegin', '<p>Late!</p>'.repeat(12))
      })
      observer.observe({ type: 'paint', buffered: true })
    })
    const cost = await visit(page, { route: '/' })
    const tight = { ...budgets, scripts: { '/': 1024 }, total: 2048, fonts: 0 }
    const exceeded = exceededBudgets(metricsOf(cost, new Set(), tight))
    expect(exceeded).toContainEqual(
      expect.stringMatching(
        /^\/, JavaScript: [\d.]+ KB, budget 1\.0 KB \(\/assets\/index-\S+\.js [\d.]+ KB, /,
      ),
    )
    expect(exceeded).toContainEqual(
      expect.stringMatching(/^\/, all files without pictures: [\d.]+ KB, budget 2\.0 KB \(/),
    )
    expect(exceeded).toContainEqual(
      expect.stringMatching(/^\/, number of fonts: 1, budget 0 \(\/assets\/figtree/),
    )
    expect(exceeded).toContainEqual(expect.stringMatching(/^\/, layout shift: 0\.\d+, budget 0\.02$/))
  },
)
