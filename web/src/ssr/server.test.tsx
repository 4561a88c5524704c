import { account, type UserType } from '@guildhall/contract/account/endpoints'
import type { HtmlPage, PageRequest, Render, Site } from '@guildhall/contract/rendering'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { CONTACT_NOTICES, profile, type Profile } from '@guildhall/contract/profile/endpoints'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aCompany } from '../../test/aCompany.ts'
import { aJob, someJobs } from '../../test/aJob.ts'
import { aPerson } from '../../test/aPerson.ts'
import { answer, type Prepared, refuse, serve, signIn } from '../../test/server.ts'
import { routeAt, routes } from '../routes.tsx'
import { openRenderer, renderedScripts, STYLED_PARTS } from './server.tsx'
import { App } from '../shell/App.tsx'
import { readDehydratedState, STATE_ID } from '../shell/dehydratedState.ts'
import { site } from '../ui/site.ts'

// React's development build renders and hydrates whole pages here.
vi.setConfig({ testTimeout: 20_000 })

const TEMPLATE = `<head><!--head--><meta name="description" content="A &quot;town&quot;"><!--/head--><script type="module" crossorigin src="/assets/root.js"></script></head>
  <body><!--page--><div id="root"></div><!--/page--></body>`
const MANIFEST = {
  'src/jobs/JobDetailPage.tsx': { file: 'assets/detail.js', imports: ['card', 'entry'] },
  'src/jobs/SavedJobsPage.tsx': { file: 'assets/saved.js', imports: ['card'] },
  card: { file: 'assets/card.js', imports: ['src/jobs/JobDetailPage.tsx'] },
  entry: { file: 'root' },
}
const SITE: Site = {
  name: 'Guildhall',
  currencySign: '$',
  isDemo: false,
  socialProvider: undefined,
  contact: { links: [] },
}
const BUILT = { template: TEMPLATE, manifest: MANIFEST, site: SITE }
let render: Render
// Rendered pages are shared for a while, and each test has its own answers.
beforeEach(async () => void (render = await openRenderer(BUILT)))

const found = answer(search.searchJobs, {
  status: 200,
  body: { data: someJobs(3), total_user: 30, corrected: null },
})
const detail = (job = {}) => answer(jobs.getJobDetail, { status: 200, body: aJob({ id: 1, ...job }) })
const gone = answer(jobs.getJobDetail, { status: 404, body: { error: 'Job Not Found' } })
const demoAccounts = answer(account.getDemoAccounts, {
  status: 200,
  body: [{ user_type: 'personal', email: 'maria@example.com', password: 'come-in' }],
})
const isViewed = answer(jobs.viewJob, { status: 204, body: undefined })
const noSuggestions = answer(search.getSearchBarData, {
  status: 200,
  body: { emp_type: [], skills: [], location: [] },
})
const company = answer(profile.getProfile, {
  status: 200,
  body: aCompany({
    email: null,
    phone_number: null,
    contact_notice: CONTACT_NOTICES.visitor,
    rate_ratio: 4.5,
    rating_count: 2,
  }),
})
const received = answer(ratings.getRatings, {
  status: 200,
  body: {
    data: [
      {
        id: 1,
        rating: 4.5,
        comment: 'Paid on the day.',
        created_at: '2026-01-31T12:00:00.000Z',
        from_user: { id: 7, name: 'Maria Alvarez', user_type: 'personal', profile_picture: null },
        job: { id: 60, job_title: 'Joiner' },
      },
    ],
    total_rating: 1,
    rate_ratio: 4.5,
  },
})
const companyJobs = answer(jobs.getCompanyJobs, {
  status: 200,
  body: { data: someJobs(5), total_job: 7 },
})

const person = (overrides: Partial<Profile> = {}) => {
  const hidden = { email: null, phone_number: null, resume: null, contact_notice: CONTACT_NOTICES.visitor }
  return answer(profile.getProfile, { status: 200, body: aPerson({ ...hidden, ...overrides }) })
}
const noRatings = answer(ratings.getRatings, {
  status: 200,
  body: { data: [], total_rating: 0, rate_ratio: null },
})

const market = answer(search.getMarketSummary, {
  status: 200,
  body: {
    total_job: 29,
    total_company: 7,
    companies: Array.from({ length: 12 }, (_, i) => ({
      id: 9 + i,
      name: `Joinery ${i + 1}`,
      profile_picture: `/files/pictures/joinery-${i + 1}.webp`,
    })),
    popular: { skills: ['Python'], locations: ['Paris, France'] },
  },
})

/** A request whose calls get the prepared answers. */
function requestFor(
  url: string,
  prepared: readonly Prepared[],
  over: Partial<PageRequest> = {},
): PageRequest {
  serve([...prepared, market])
  const { pathname, search } = new URL(url, 'https://jobs.example')
  return {
    path: pathname,
    search,
    today: '2030-01-31',
    publicUrl: 'https://jobs.example',
    currency: 'EUR',
    fetch: async (url: string) => {
      const response = await fetch(url, { method: 'GET' })
      return { status: response.status, body: await response.json() }
    },
    ...over,
  }
}

async function textOf(page: HtmlPage) {
  const { start, middle, end } = await page.html()
  return start + middle + end
}

async function renderPage(url: string, prepared: readonly Prepared[], over: Partial<PageRequest> = {}) {
  const page = await render(requestFor(url, prepared, over))
  if (!('html' in page)) throw new Error('No page was rendered.')
  const html = await textOf(page)
  return { ...page, html, page: new DOMParser().parseFromString(html, 'text/html') }
}

// In one process React's two renderers share their contexts, and jsdom knows no <search>.
const CAUSED_BY_TEST = /^Detected multiple renderers|^The tag <%s> is unrecognized/

type Opened = { as?: UserType; state?: unknown; beforeHydration?: () => void }

/** Renders a page, then hydrates it as a visitor or `as` an account. `requests()` lists what it fetches from then on. */
async function open(
  url: string,
  prepared: readonly Prepared[],
  later: readonly Prepared[] = [],
  { as, state = null, beforeHydration }: Opened = {},
) {
  const { html } = await renderPage(url, prepared)
  if (as) signIn(as)
  // Rendering nothing resets the contexts of the server's renderer.
  await renderToReadableStream(null)
  const reactErrors: unknown[] = []
  const recordError = (...args: unknown[]) => {
    if (!CAUSED_BY_TEST.test(String(args[0]))) reactErrors.push(args)
  }
  const consoleError = vi.spyOn(console, 'error').mockImplementation(recordError)
  onTestFinished(() => consoleError.mockRestore())
  document.body.innerHTML = html
  const heading = document.querySelector('h1')
  window.history.replaceState(state, '', url)
  const requests = serve(later)
  beforeHydration?.()
  await routeAt(window.location.pathname)?.Page.load()
  const app = (
    <StrictMode>
      <App routes={routes} state={readDehydratedState()} />
    </StrictMode>
  )
  const root = await act(async () =>
    hydrateRoot(document.getElementById('root')!, app, { onRecoverableError: recordError }),
  )
  onTestFinished(() => act(async () => root.unmount()))
  return {
    reactErrors,
    /** Whether the rendered page is still in the document. */
    isKept: () => heading?.isConnected,
    // In strict mode each component mounts twice and fetches twice.
    requests: () => [...new Set(requests.map(({ url }) => url.replace(/\?.*/, '')))],
  }
}

afterEach(() => {
  document.body.innerHTML = ''
  Object.assign(site, SITE)
})

test.each([
  ['the board', '/?page=2', [found, detail()], 'Job 3', []],
  ['a job', '/jobs/?jobId=1', [detail()], 'Joiner', ['/api/job/view_job/1/']],
  ['a company', '/profile/company/?id=3', [company, companyJobs, received], 'Job 5', []],
  ['a person', '/profile/?id=7&tab=language', [person(), noRatings], 'Maria Alvarez', []],
  ['the login page', '/login/', [], 'Login', []],
  ['the registration', '/register/?user_type=company', [], 'Create your account', []],
  ['the password reset', '/reset-password/', [], 'Reset your password', []],
  ['the request for an activation link', '/resend-activation/', [], 'Resend Activation', []],
  ['a missing job', '/jobs/?jobId=9', [gone], 'Job Not Found', []],
  ['a missing page', '/no-such-page/', [], 'Page Not Found', []],
])(
  '%s is hydrated as it was rendered, and fetches nothing again',
  async (_, url, prepared, heading, expectedRequests) => {
    const { reactErrors, requests } = await open(url, prepared, [noSuggestions, isViewed])

    expect(screen.getAllByRole('heading', { name: heading })[0]).toBeVisible()
    expect(document.querySelector('.skeleton')).toBeNull()
    expect(reactErrors).toEqual([])
    expect(requests()).toEqual(expectedRequests)
  },
)

test('a job that was opened from a list is hydrated as it was rendered after a reload', async () => {
  const from = { from: '/saved-jobs/?page=2', top: 300 }
  const { reactErrors } = await open('/jobs/?jobId=1', [detail()], [noSuggestions, isViewed], { state: from })

  expect(reactErrors).toEqual([])
})

test('the login page of a demo is rendered with its accounts, and fetches nothing again', async () => {
  render = await openRenderer({ ...BUILT, site: { ...SITE, isDemo: true } })
  const { reactErrors, requests, isKept } = await open('/login/', [demoAccounts])

  expect(screen.getByRole('button', { name: /^Candidate/ })).toHaveTextContent('maria@example.com')
  expect([reactErrors, requests(), isKept()]).toEqual([[], [], true])
})

test('the login and the registration are rendered without a link where no provider is configured', async () => {
  for (const url of ['/login/', '/register/']) {
    const { page } = await renderPage(url, [])
    expect.soft(page.querySelector('main form'), url).not.toBeNull()
    expect.soft(page.querySelector('[data-social-login], [href^="/api/"]'), url).toBeNull()
  }
})

test('the login and the registration are rendered with the provider of social login, and hydrated', async () => {
  const socialProvider = { provider: 'google', name: 'Google' }
  for (const url of ['/login/', '/register/']) {
    render = await openRenderer({ ...BUILT, site: { ...SITE, socialProvider } })
    const { reactErrors, requests, isKept } = await open(url, [])
    const link = screen.getByRole('link', { name: 'Sign in with Google' })
    expect(link).toHaveAttribute('href', '/api/google-auth/start/')
    expect([reactErrors, requests(), isKept()]).toEqual([[], [], true])
  }
})

test('a return from the provider is handled once the login page is hydrated', async () => {
  const { reactErrors } = await open('/login/', [], [], {
    beforeHydration: () => void (document.documentElement.dataset['socialReturn'] = 'error=unverified'),
  })
  expect(await screen.findByText(/has not verified your email/)).toBeVisible()
  expect(reactErrors).toEqual([])
})

test('the forms for visitors are in the rendered page, which sends them by POST and is not indexed', async () => {
  const cases = [
    ['/login/', 'Login', ['email', 'password']],
    [
      '/register/',
      'Sign up',
      ['username', 'name', 'email', 'password', 're_password', 'user_type', 'user_type'],
    ],
    ['/reset-password/', 'Send reset link', ['email']],
    ['/resend-activation/', 'Resend Activation', ['email']],
  ] as const
  for (const [url, button, names] of cases) {
    const { status, page } = await renderPage(url, [])
    const form = page.querySelector('main form')
    expect
      .soft([status, form?.getAttribute('method'), form?.hasAttribute('action')])
      .toEqual([200, 'post', false])
    expect
      .soft(
        [...form!.querySelectorAll('input')].map(({ name }) => name),
        url,
      )
      .toEqual(names)
    expect.soft(form!.querySelector('[type=submit]')?.textContent, url).toBe(button)
    expect.soft(page.querySelector('main noscript')?.textContent).toContain('Guildhall needs JavaScript.')
    expect.soft(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  }
})

test('what was entered in a form before hydration is kept, and a submit is repeated', async () => {
  const form = () => document.querySelector<HTMLFormElement>('main form')!
  const { requests } = await open('/login/', [], [refuse(account.logIn, 429, 'Wait.')], {
    beforeHydration() {
      screen.getByLabelText<HTMLInputElement>('Email').value = 'maria@example.com'
      screen.getByLabelText<HTMLInputElement>('Password').value = 'secret'
      form().dataset.submitted = ''
    },
  })

  expect(await screen.findByText('Username or password not found')).toBeVisible()
  expect(requests()).toEqual([account.logIn.path])
  expect(screen.getByLabelText('Email')).toHaveValue('maria@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('secret')
  expect(form().dataset).not.toHaveProperty('submitted')
})

test('a choice made before hydration is kept', async () => {
  await open('/register/', [], [], {
    beforeHydration() {
      screen.getByLabelText<HTMLInputElement>('Candidate').checked = true
      screen.getByLabelText<HTMLInputElement>('Full name').value = 'Linden Joinery'
    },
  })
  await userEvent.type(screen.getByLabelText('Username'), 'linden')

  expect(screen.getByLabelText('Candidate')).toBeChecked()
  expect(screen.getByLabelText('Full name')).toHaveValue('Linden Joinery')
})

test('an account sees what was rendered for visitors until its own data arrives', async () => {
  const marked = answer(search.searchJobsAuthenticated, {
    status: 200,
    body: { data: someJobs(3, { is_saved: true }), total_user: 30, corrected: null },
  })
  const { reactErrors, requests, isKept } = await open(
    '/',
    [found, detail()],
    [noSuggestions, marked, detail()],
    {
      as: 'personal',
    },
  )

  expect(reactErrors).toEqual([])
  expect(requests()).toContain(search.searchJobsAuthenticated.path)
  expect(requests()).not.toContain(search.searchJobs.path)
  expect(isKept()).toBe(true)
  expect(screen.getByRole('heading', { name: 'Job 3' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Remove Job 3 from saved jobs' })).toBeVisible()
})

test('a rendered page has its title, its canonical URL and the names of its scripts', async () => {
  const { status, page } = await renderPage('/jobs/?jobId=1&from=mail', [
    detail({ job_title: 'Joiner & "cook"', job_detail: `${'Stairs and doors. '.repeat(20)}</script>` }),
  ])

  expect(status).toBe(200)
  expect(page.title).toBe('Joiner & "cook" at Linden Joinery · Guildhall')
  const content = (name: string) =>
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
  expect(content('og:title')).toBe(page.title)
  expect(content('description')).toMatch(/^Stairs and doors\. .{100,140}…$/)
  expect(content('robots')).toBeUndefined()
  const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href')
  expect(canonical).toBe('https://jobs.example/jobs/?jobId=1')
  // Nothing of it loads before the first paint.
  expect(page.querySelectorAll('link[rel=modulepreload], script:not([type$=json])')).toHaveLength(0)
  const scripts = '/assets/root.js /assets/detail.js /assets/card.js'
  expect(page.getElementById('root')!.dataset['scripts']).toBe(scripts)
})

test('a rendered page does not load the whole style sheet, which a placeholder preloads', async () => {
  const link = '<link rel="stylesheet" crossorigin href="/assets/all.css">'
  const render = await openRenderer({ ...BUILT, template: TEMPLATE.replace('</head>', `${link}</head>`) })
  const page = (await render(requestFor('/reset-password/', []))) as HtmlPage
  const { middle } = await page.html()
  expect(middle).toContain(`<template id="styles">${link}</template>`)

  expect(middle).not.toContain('rel="preload" as="style"')

  const placeholder = (await render(requestFor('/saved-jobs/', []))) as HtmlPage
  const { start } = await placeholder.html()
  expect(start).toContain(
    '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/all.css">',
  )
})

test('every route names the module that its page is loaded from', () => {
  const tables = import.meta.glob<string>('../*/routes.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const imported = Object.entries(tables).flatMap(([file, table]) =>
    [...table.matchAll(/(?:lazyPage|renderedPage)\(\(\) =>\s*import\('\.\/([^']+)'\)/g)].map(([, page]) =>
      file.replace('..', 'src').replace('routes.tsx', page!),
    ),
  )
  expect(imported).not.toEqual([])
  expect(routes.map(({ module }) => module).toSorted()).toEqual(imported.toSorted())
})

test('a route has a rendered page exactly if the server renders it', () => {
  const pathsOf = (chosen: typeof routes) => chosen.map(({ path }) => path)
  expect(pathsOf(routes.filter(({ Page }) => Page.isRendered))).toEqual(
    pathsOf(routes.filter(({ ssr }) => ssr)),
  )
})

test('the parts that load no style sheet are those whose styles are in rendered pages', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  // A call whose last argument is `true`, up to the next statement.
  const styled =
    /\blazy(?:Part|OnceOpen)\(\s*\(\) =>\s*import\('([^']+)'\)(?:(?!\n(?:\n|const ))[^])*?\btrue,?\s*\)$/gm
  const parts = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(styled)].map(([, part]) =>
      new URL(part!, `https://modules/${file.replace('..', 'src')}`).pathname.slice(1),
    ),
  )
  expect(parts.toSorted()).toEqual(STYLED_PARTS.toSorted())
})

test('the scripts of rendered pages are those of their routes and of the parts that open on them', () => {
  const manifest = {
    ...MANIFEST,
    'index.html': { file: 'assets/root.js' },
    'src/search/NoResults.tsx': { file: 'assets/none.js' },
  }
  const scripts = renderedScripts(manifest)
  for (const name of ['root', 'none', 'detail', 'card']) expect(scripts).toContain(`assets/${name}.js`)
  expect(scripts).not.toContain('assets/saved.js')
})

test('a board with a search is rendered with the link that saves it', async () => {
  const links = async (url: string) =>
    [...(await renderPage(url, [found, detail()])).page.querySelectorAll('[data-intent*=saveSearch]')].map(
      ({ textContent }) => textContent,
    )
  expect(await links('/?search=baker')).toEqual(['Save search'])
  expect(await links('/')).toEqual([])
})

test('the board shows visitors the market in numbers and five logos, and popular searches', async () => {
  const { page } = await renderPage('/', [found, detail()])
  expect(page.querySelector('main')!.textContent).toContain('29 jobs at 7 companies')
  const logos = [...page.querySelectorAll('main img[src*=joinery]')]
  expect(logos.map((logo) => logo.getAttribute('src'))).toEqual(
    Array.from({ length: 5 }, (_, i) => `/files/pictures/joinery-${i + 1}.webp`),
  )
  expect(page.getElementById(STATE_ID)!.textContent).not.toContain('joinery-6')
  const popular = [...page.querySelectorAll('nav[aria-label="Popular searches"] a')]
  expect(popular.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Python', '/?search=Python'],
    ['Paris, France', '/?search=Paris%2C+France'],
  ])
})

test('the board shows visitors no picture but those of companies', async () => {
  const { page } = await renderPage('/', [found, detail()])
  const pictures = [...page.querySelectorAll('main :is(img, picture, video, [style*=url])')]
  expect(pictures.map((picture) => picture.getAttribute('src') ?? '')).toEqual(
    Array.from({ length: 5 }, (_, i) => `/files/pictures/joinery-${i + 1}.webp`),
  )
})

test("the title of a search's page says how many jobs it finds", async () => {
  const titleOf = async (url: string) => (await renderPage(url, [found, detail()])).page.title
  expect(await titleOf('/?search=baker')).toBe('30 baker jobs · Guildhall')
  expect(await titleOf('/')).toBe('Jobs · Guildhall')
})

test('a search, a job that has ended and a missing page are not indexed', async () => {
  const isIndexed = async (url: string, prepared: readonly Prepared[]) =>
    (await renderPage(url, prepared)).page.querySelector('meta[name=robots]') === null
  const board = [found, detail()]

  expect(await isIndexed('/', board)).toBe(true)
  expect(await isIndexed('/?page=3', board)).toBe(true)
  expect(await isIndexed('/?search=baker', board)).toBe(false)
  expect(await isIndexed('/?remote=true', board)).toBe(false)
  expect(await isIndexed('/jobs/?jobId=1', [detail({ deadline: '2030-01-31' })])).toBe(true)
  expect(await isIndexed('/jobs/?jobId=2', [detail({ deadline: '2030-01-30' })])).toBe(false)
  expect(await isIndexed('/jobs/?jobId=9', [gone])).toBe(false)
})

test('a person is indexed only if they allow it', async () => {
  const canonicalOf = async (is_indexable: boolean) => {
    render = await openRenderer(BUILT)
    const { page } = await renderPage('/profile/?id=7&tab=rate', [person({ is_indexable }), noRatings])
    const isIndexed = page.querySelector('meta[name=robots]') === null
    return [page.title, isIndexed, page.querySelector('link[rel=canonical]')?.getAttribute('href')]
  }
  expect(await canonicalOf(false)).toEqual(['Maria Alvarez · Guildhall', false, undefined])
  expect(await canonicalOf(true)).toEqual([
    'Maria Alvarez · Guildhall',
    true,
    'https://jobs.example/profile/?id=7',
  ])
})

test('a rendered profile is that for visitors, without controls', async () => {
  const { page } = await renderPage('/profile/?id=7', [person(), noRatings])
  const main = page.querySelector('main')!
  expect(main.textContent).toContain('Joinery Advanced')
  expect(main.textContent).toContain('No ratings yet.')
  expect(main.querySelectorAll('main section button')).toHaveLength(0)
})

test('the page of a company is rendered with its ratings, and with a login in place of the contact', async () => {
  const { page } = await renderPage('/profile/company/?id=3', [company, companyJobs, received])

  expect(page.querySelector('#ratings li')?.textContent).toContain('Paid on the day.')
  expect(page.querySelector('#head [role=img]')?.getAttribute('aria-label')).toBe('4.5 out of 5')
  const logins = [...page.querySelectorAll('#head a[href="/login/"]')].map((link) => link.textContent)
  expect(logins).toEqual(['Send Message', 'Log in'])
  expect(page.querySelector('a[href^="mailto:"], a[href^="tel:"], #head button')).toBeNull()
})

test("a company's id in the URL of a person redirects to the company's page", async () => {
  expect(await render(requestFor('/profile/?id=3', [company]))).toEqual({
    status: 302,
    location: '/profile/company/?id=3',
  })
})

test('the owner of a rendered profile gets its controls after hydration', async () => {
  const own = answer(profile.getProfile, { status: 200, body: aPerson() })
  const { reactErrors, isKept } = await open('/profile/?id=7', [person(), noRatings], [own, noRatings], {
    as: 'personal',
  })
  expect(await screen.findByRole('button', { name: 'Add skill' })).toBeVisible()
  expect([reactErrors, isKept()]).toEqual([[], true])
})

test('a profile without an id is the own one, which only the browser knows', async () => {
  const { page } = await renderPage('/profile/?tab=rate', [])
  expect(page.querySelector('main')?.textContent).toMatch(/^Guildhall needs JavaScript\./)
})

test('a job whose deadline is past says so', async () => {
  const { page } = await renderPage('/jobs/?jobId=1', [detail({ deadline: '2030-01-30' })])

  expect(page.querySelector('main header')?.textContent).toContain('The deadline passed on ')
  expect(page.querySelector('main a[href^="/apply/"]')).toBeNull()
})

test('a missing job, company or page is answered as 404 with its label', async () => {
  const noUser = answer(profile.getProfile, { status: 404, body: { error: 'User Not Found' } })
  const cases: [string, Prepared[], string][] = [
    ['/jobs/?jobId=x', [gone], 'Job Not Found'],
    ['/job-not-found', [], 'Job Not Found'],
    ['/profile/company/?id=9', [noUser], 'User Not Found'],
    ['/profile/?id=9', [noUser], 'User Not Found'],
    ['/nope', [], 'Page Not Found'],
  ]
  for (const [url, prepared, label] of cases) {
    const { status, page } = await renderPage(url, prepared)
    expect.soft([status, page.title], url).toEqual([404, `${label} · Guildhall`])
    expect.soft(page.querySelector('h1')?.textContent, url).toBe(label)
  }
})

test('a page without its required parameter redirects', async () => {
  expect(await render(requestFor('/jobs/', []))).toEqual({ status: 302, location: '/' })
  const moved = await render(requestFor('/profile/company/?id=', []))
  expect(moved).toEqual({ status: 302, location: '/user-not-found/' })
})

test('a page behind a login is a placeholder, which the browser replaces', async () => {
  for (const [url, title] of [
    ['/saved-jobs/', 'Saved Jobs'],
    ['/settings/', 'Settings'],
    ['/company-panel/?tab=jobs', 'Your jobs'],
  ] as const) {
    const { status, page } = await renderPage(url, [])
    expect.soft([status, page.title], url).toEqual([200, `${title} · Guildhall`])
    expect.soft(page.querySelector('header a')?.textContent, url).toContain('Guildhall')
    expect.soft(page.querySelector('main noscript')?.textContent, url).toContain('needs JavaScript')
    expect.soft(page.getElementById(STATE_ID), url).toBeNull()
    expect.soft(page.getElementById('root')!.dataset['scripts'], url).toMatch(/^\/assets\/root\.js/)
    expect.soft(page.getElementById('root')!.dataset['static'], url).toBeUndefined()
  }
})

test('the board and the page of a job fetch the job they show once', async () => {
  const fetchedFor: string[] = []
  const visit = async (url: string, prepared: readonly Prepared[]) => {
    const request = requestFor(url, prepared)
    await render({
      ...request,
      fetch: async (called) => {
        if (called.includes('get_job_detail')) fetchedFor.push(url)
        return request.fetch(called)
      },
    })
  }
  await visit('/', [found, detail()])
  await visit('/?jobId=1', [found, detail()])
  await visit('/jobs/?jobId=1', [detail()])

  expect(fetchedFor).toEqual(['/', '/?jobId=1', '/jobs/?jobId=1'])
})

test('a page shows the name and the currency of its site', async () => {
  const swiss = { name: 'Zunft & Co', currencySign: 'CHF\u00a0', isDemo: true, contact: { links: [] } }
  render = await openRenderer({ ...BUILT, site: swiss })
  const { page } = await renderPage('/jobs/?jobId=1', [detail()])
  expect(page.title).toBe('Joiner at Linden Joinery · Zunft & Co')
  expect(page.querySelector('meta[property="og:site_name"]')?.getAttribute('content')).toBe('Zunft & Co')
  expect(page.querySelector('header')?.textContent).toContain('Zunft & Co')
  expect(page.querySelector('header')?.textContent).toContain('Login (Demo Account Inside)')
  expect(page.body.textContent).toContain('© Zunft & Co')
  expect(page.body.textContent).toContain('CHF\u00a053,800')
})

test('a page shows how to reach the operator, and says that the forms of its footer need JavaScript', async () => {
  const contact = {
    email: 'hello@jobs.example',
    links: [{ name: 'Mastodon', url: 'https://m.example/@jobs' }],
  }
  render = await openRenderer({ ...BUILT, site: { ...SITE, contact } })
  const { page } = await renderPage('/jobs/?jobId=1', [detail()])
  const footer = page.querySelector('footer')!
  expect(Array.from(footer.querySelectorAll('a'), ({ href }) => href)).toEqual([
    'mailto:hello@jobs.example',
    'https://m.example/@jobs',
  ])
  expect(footer.querySelector('noscript')?.textContent).toBe(
    'These forms need JavaScript. Please turn it on in your browser.',
  )
  expect(footer.querySelector('form')).toBeNull()
})

test('concurrent requests for the URL of a public page share one rendering', async () => {
  const renderings = async (url: string, prepared: readonly Prepared[]) => {
    const request = requestFor(url, prepared)
    const pages = await Promise.all([render(request), render(request), render(request)])
    return new Set(pages).size
  }
  expect(await renderings('/', [found, detail()])).toBe(1)
  expect(await renderings('/?search=baker', [found, detail()])).toBe(1)
  expect(await renderings('/?jobId=1', [found, detail()])).toBe(1)
  expect(await renderings('/jobs/?jobId=1', [detail()])).toBe(1)
  expect(await renderings('/profile/company/?id=3', [company, companyJobs, received])).toBe(1)
})

test('the page of a person is neither shared nor cached without asking, so that its owner can hide it at once', async () => {
  const url = '/profile/?id=7'
  const first = await renderPage(url, [person(), noRatings])
  expect([first.status, first.mustRevalidate]).toEqual([200, true])
  const hidden = await renderPage(url, [refuse(profile.getProfile, 404, 'User Not Found')])
  expect([hidden.status, hidden.html.includes('Maria Alvarez')]).toEqual([404, false])
})

test('an account opens a profile that visitors may not see', async () => {
  await open(
    '/profile/?id=7',
    [refuse(profile.getProfile, 404, 'User Not Found')],
    [answer(profile.getProfile, { status: 200, body: aPerson() }), noRatings],
    { as: 'company' },
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Maria Alvarez' })).toBeVisible()
  expect(window.location.pathname).toBe('/profile/')
})

test("a page whose data can't be fetched is not rendered", async () => {
  const refuse = async () => ({ status: 503, body: { error: 'Busy' } })
  await expect(render(requestFor('/', [], { fetch: refuse }))).rejects.toThrow('answered 503')
})

test('a not-found page is rendered once, whatever its URL and however often it is requested', async () => {
  const urls = Array.from({ length: 50 }, (_, i) => `/no-such-page-${i}/?q=${i}`)
  const pages = new Set(await Promise.all(urls.map((url) => render(requestFor(url, [])))))
  expect(pages.size).toBe(1)
  expect(await render(requestFor('/job-not-found/?x', []))).toBe(
    await render(requestFor('/job-not-found', [])),
  )
  expect(pages).not.toContain(await render(requestFor('/job-not-found', [])))
})

test('a visitor over the read limit gets a page that says so, and the time to wait', async () => {
  const refuse = async () => ({ status: 429, body: { error: 'Too many.' }, retryAfter: 217 })
  const pages = await Promise.all([
    render(requestFor('/', [], { fetch: refuse })),
    render(requestFor('/jobs/?jobId=1', [], { fetch: refuse })),
    render(requestFor('/jobs/?jobId=2', [detail()], { refusedFor: 217 })),
  ])
  for (const refused of pages) {
    if (!('tooManyRequests' in refused)) throw new Error('The page was rendered.')
    expect.soft([refused.tooManyRequests.status, refused.retryAfter]).toEqual([429, 217])
    const page = new DOMParser().parseFromString(await textOf(refused.tooManyRequests), 'text/html')
    expect.soft(page.title).toBe('Too many requests · Guildhall')
    expect.soft(page.querySelector('main')?.textContent).toContain('Please wait a few minutes')
    expect.soft(page.querySelector('main a')?.getAttribute('href')).toBe('/login/')
    expect.soft(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    // Nothing on the page needs JavaScript: for a visitor the browser doesn't start the app.
    expect.soft(page.getElementById(STATE_ID)).toBeNull()
    expect.soft(page.getElementById('root')?.hasAttribute('data-static')).toBe(true)
    expect.soft(page.querySelector('button')).toBeNull()
  }
})

test('the refusal of one visitor is not shared with others who request the same page', async () => {
  const refused = requestFor('/', [], { fetch: async () => ({ status: 429, body: {}, retryAfter: 9 }) })
  const [first, second] = await Promise.all([render(refused), render(requestFor('/', [found, detail()]))])
  expect(first).toHaveProperty('tooManyRequests')
  expect(second).toHaveProperty('status', 200)
})

test('URLs of a guest page that differ in what it does not read share one rendering', async () => {
  const rendered = (url: string) => render(requestFor(url, []))
  for (const path of ['/login/', '/reset-password/', '/resend-activation/', '/register/'])
    expect.soft(await rendered(`${path}?x=1&user_type=2`)).toBe(await rendered(path))
  const forCompanies = await rendered('/register/?user_type=company')
  expect(await rendered('/register/?x=1&user_type=company')).toBe(forCompanies)
  expect(await rendered('/register/')).not.toBe(forCompanies)
})

test('a visitor over the read limit gets a placeholder of the login page, and pages that need no data', async () => {
  const over = { refusedFor: 60 }
  const { page } = await renderPage('/login/', [], over)
  expect([page.title, page.querySelector('form')]).toEqual(['Login · Guildhall', null])
  expect(await render(requestFor('/jobs/', [], over))).toHaveProperty('location', '/')
  expect(await render(requestFor('/nope', [], over))).toHaveProperty('status', 404)
})
