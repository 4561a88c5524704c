import type { DrawnPage, PageRequest, Render, RenderedPage, Site } from '@guildhall/contract/rendering'
import type { QueryClient } from '@tanstack/react-query'
import { openDocument } from './document.ts'
import { draw, TooManyRequests } from './render.tsx'
import { jobHead } from '../jobs/jobHead.ts'
import { companyHead } from '../profile/companyHead.ts'
import { routeAt } from '../routes.tsx'
import { boardHead } from '../search/boardHead.ts'
import type { Head, View } from '../shell/head.ts'
import { makeQueryClient } from '../shell/Queries.tsx'
import { shareBriefly } from './shareBriefly.ts'
import { keepStaticPages, notFoundAt, tooManyRequests } from './staticPages.tsx'
import { to } from '../to.ts'
import { site } from '../ui/site.ts'

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
  '/resend-activation/': 'src/account/ResendActivationPage.tsx',
  '/password/reset/confirm/:uid/:token/': 'src/account/NewPasswordPage.tsx',
  '/accounts/activate/:uid/:token/': 'src/account/ActivatePage.tsx',
  '/settings/': 'src/account/SettingsPage.tsx',
  '/saved-jobs/': 'src/jobs/SavedJobsPage.tsx',
  '/interested-jobs/': 'src/hiring/InterestedJobsPage.tsx',
  '/apply/': 'src/hiring/ApplyPage.tsx',
  '/add-job/': 'src/posting/AddJobPage.tsx',
  '/company-panel/': 'src/posting/CompanyPanelPage.tsx',
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

  const keepPage = keepStaticPages(fill)
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
      return { tooManyRequests: await keepPage(tooManyRequests, request), retryAfter: error.retryAfter }
    }
  }
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
