import type { DrawnPage, PageRequest, Render, RenderedPage, Site } from '@guildhall/contract/rendering'
import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import { openDocument } from './document.ts'
import { draw, drawWithoutData, TooManyRequests } from './draw.tsx'
import { jobHead } from './jobs/jobHead.ts'
import { companyHead } from './profile/companyHead.ts'
import { type PageRoute, routeAt, routes } from './routes.tsx'
import { boardHead } from './search/boardHead.ts'
import type { Head, View } from './shell/head.ts'
import { texts, titleOf } from './shell/messages.ts'
import { makeQueryClient } from './shell/Queries.tsx'
import { TooManyRequestsPage } from './shell/TooManyRequestsPage.tsx'
import { shareBriefly } from './shareBriefly.ts'
import { to } from './to.ts'
import { site } from './ui/site.ts'

type PublicPage = {
  head: (view: View) => Head
  /** What its address must name, and where an address leads that does not. */
  needs?: { param: string; elsewhere: string }
  /** Drawing it leaves no trace of who asked, such as a view of a job: what was drawn for one goes to others too. */
  isShared?: (params: URLSearchParams) => boolean
}

const SHARED_MS = 1000

/** The pages that a visitor may come to from outside; all others are drawn in the browser. */
const publicPages: Record<string, PublicPage> = {
  '/': { head: boardHead, isShared: (params) => !params.has('jobId') },
  '/jobs/': {
    head: jobHead,
    needs: { param: 'jobId', elsewhere: to.home },
  },
  '/profile/company/': {
    head: companyHead,
    needs: { param: 'id', elsewhere: to.userNotFound },
  },
}

/** Where the code of each page is, for the browser to fetch it early. */
export const modules: Record<string, string> = {
  '/': 'src/search/JobBoardPage.tsx',
  '/jobs/': 'src/jobs/JobDetailPage.tsx',
  '/profile/company/': 'src/profile/CompanyProfilePage.tsx',
  '/login/': 'src/account/LoginPage.tsx',
  '/register/': 'src/account/RegisterPage.tsx',
  '/reset-password/': 'src/account/ResetPasswordPage.tsx',
  '/password/reset/confirm/:uid/:token/': 'src/account/NewPasswordPage.tsx',
  '/accounts/activate/:uid/:token/': 'src/account/ActivatePage.tsx',
  '/saved-jobs/': 'src/jobs/SavedJobsPage.tsx',
  '/interested-jobs/': 'src/hiring/InterestedJobsPage.tsx',
  '/apply/': 'src/hiring/ApplyPage.tsx',
  '/add-job/': 'src/jobs/AddJobPage.tsx',
  '/company-panel/': 'src/jobs/CompanyPanelPage.tsx',
  '/job-detail-panel/': 'src/hiring/JobDetailPanelPage.tsx',
}

type Manifest = Record<string, { file: string; imports?: readonly string[] }>
type Built = { template: string; manifest: Manifest; site: Site }

/** Draws the public pages of the web app that was built as `template` and `manifest`. */
export async function openRenderer({ template, manifest, site: named }: Built): Promise<Render> {
  Object.assign(site, named)
  // What is there is drawn without waiting; the build for the server is one file (vite.config.ts).
  await Promise.all(Object.keys(publicPages).map((path) => routeAt(path)?.Page.load()))
  const { fill, nameFiles } = openDocument(template)
  const filesOf = (path: string) =>
    [...withImports(manifest, modules[path] ?? '')].filter((file) => !template.includes(file))

  async function drawPage(request: PageRequest, path: string, headOf: (answers: QueryClient) => Head) {
    const answers = makeQueryClient()
    const body = await draw(request, answers)
    const head = headOf(answers)
    const seed = seedOf(request, answers)
    const html = fill({ head, body, seed, files: filesOf(path), publicUrl: request.publicUrl })
    const page: DrawnPage = { status: head.status ?? 200, html, drawnAt: request.now }
    return page
  }

  /** A page that is the same wherever it stands: made once and kept, however many URLs lead to it. */
  const kept = new Map<string, Promise<DrawnPage>>()
  function keepPage({ path, title, status, table, isTakenOver }: StaticPage, request: PageRequest) {
    const make = async (): Promise<DrawnPage> => {
      const answers = makeQueryClient()
      const body = await drawWithoutData({ path, search: '', today: request.today }, answers, table)
      const seed = isTakenOver ? seedOf(request, answers) : undefined
      const head: Head = { title: titleOf(title) }
      const html = fill({ head, body, seed, files: [], publicUrl: request.publicUrl })
      return { status, html, drawnAt: request.now }
    }
    const page = kept.get(path) ?? make()
    kept.set(path, page)
    page.catch(() => kept.delete(path))
    return page
  }

  const share = shareBriefly<RenderedPage>(SHARED_MS)
  async function pageFor(request: PageRequest) {
    const route = routeAt(request.path)
    if (!route) return keepPage(notFoundAt(request.path), request)
    const page = publicPages[route.path]
    if (!page) return { shell: nameFiles(filesOf(route.path)) }
    const params = new URLSearchParams(request.search)
    if (page.needs && !params.get(page.needs.param))
      return { status: 302 as const, location: page.needs.elsewhere }
    if (request.refusedFor) throw new TooManyRequests(request.refusedFor)
    const make = () => drawPage(request, route.path, (answers) => page.head({ ...request, params, answers }))
    return page.isShared?.(params) ? share(request.path + request.search, make) : make()
  }

  return async (request) => {
    try {
      return await pageFor(request)
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error
      return { tooMany: await keepPage(tooManyRequests, request), retryAfter: error.retryAfter }
    }
  }
}

/** A page without data. The browser takes over where it stands, or starts in its place. */
type StaticPage = {
  path: string
  title: string
  status: 404 | 429
  table: readonly PageRoute[]
  isTakenOver: boolean
}

const notFoundPages = [
  { path: to.jobNotFound, title: texts.jobNotFound },
  { path: to.userNotFound, title: texts.userNotFound },
  { path: '/*', title: texts.pageNotFound },
].map((page): StaticPage => ({ ...page, status: 404, table: routes, isTakenOver: true }))

const notFoundAt = (pathname: string) => notFoundPages.find(({ path }) => matchPath(path, pathname))!

/** Only visitors share a limit: the browser starts the app, which is as usual for who is signed in. */
const tooManyRequests: StaticPage = {
  path: '/too-many-requests',
  title: texts.tooManyRequests,
  status: 429,
  table: [{ path: '*', title: texts.tooManyRequests, guards: [], Page: TooManyRequestsPage }],
  isTakenOver: false,
}

function seedOf({ now, today }: PageRequest, answers: QueryClient) {
  const queries = answers.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })
  return { now, today, answers: queries.map(({ queryKey, state }) => [queryKey, state.data] as const) }
}

/** The file of a module and of all that it imports. */
function withImports(manifest: Manifest, module: string, files = new Set<string>()) {
  const chunk = manifest[module]
  if (!chunk || files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, files)
  return files
}
