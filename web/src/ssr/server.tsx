import type { PageRequest, Render, RenderedPage, Site } from '@guildhall/contract/rendering'
import { routeAt, routes } from '../routes.tsx'
import { dehydrate } from '../shell/dehydratedState.ts'
import type { PageRoute } from '../shell/pageRoute.ts'
import type { PublicPage } from '../shell/publicPage.ts'
import { makeQueryClient } from '../shell/Queries.tsx'
import { Shell } from '../shell/Shell.tsx'
import { site } from '../ui/site.ts'
import { openDocument } from './document.ts'
import { fetchInto, TooManyRequests } from './fetchQueries.ts'
import { filesOf, type Manifest } from './manifest.ts'
import { render } from './render.tsx'
import { shareBriefly } from './shareBriefly.ts'
import { notFoundAt, openStaticPages, placeholderOf, tooManyRequests } from './staticPages.tsx'

const SHARED_MS = 1000

/**
 * What is rendered with its page, shown soon after, or opened on it by visitors, although the browser loads it on its own.
 * A style sheet that loads later would delay the frame that opens it: the browser computes all styles again.
 */
export const STYLED_PARTS = [
  'src/jobs/CompanyJobList.tsx',
  'src/jobs/CompanySummary.tsx',
  'src/jobs/JobState.tsx',
  'src/jobs/SimilarJobList.tsx',
  'src/search/ActiveFilters.tsx',
  'src/search/FilterPanel.tsx',
  'src/search/FilterSheet.tsx',
  'src/search/FlagCount.tsx',
  'src/search/GoneJob.tsx',
  'src/search/MatchLine.tsx',
  'src/search/NoResults.tsx',
  'src/search/SaveSearch.tsx',
  'src/search/SuggestionCount.tsx',
  'src/shell/PhoneMenu.tsx',
  'src/ui/LinkedText.tsx',
  'src/ui/ModalPopup.tsx',
  'src/ui/SuggestionList.tsx',
]

type Build = { template: string; manifest: Manifest; site: Site }

/** Renders the public pages of the web app that was built as `template` and `manifest`. */
export async function openRenderer({ template, manifest, site: settings }: Build): Promise<Render> {
  Object.assign(site, settings)
  const publicPages = await loadPublicPages()
  const fill = openDocument(template)
  const staticPage = openStaticPages(fill)
  const share = shareBriefly<RenderedPage>(SHARED_MS)
  const scriptsOf = ({ module }: PageRoute) =>
    filesOf(manifest, module).filter((file) => !template.includes(file))
  const placeholders = new Map(routes.map((route) => [route, placeholderOf(route, scriptsOf(route))]))
  const placeholder = (route: PageRoute, request: PageRequest) =>
    staticPage(placeholders.get(route)!, request)

  async function loadPage(
    request: PageRequest,
    route: PageRoute,
    { load, isAlwaysFresh }: PublicPage,
  ): Promise<RenderedPage> {
    const { today, publicUrl, search } = request
    const client = makeQueryClient()
    const params = new URLSearchParams(search)
    const result = await load({ ...request, params, fetch: fetchInto(client, request) })
    if (result === 'placeholder') return placeholder(route, request)
    if ('location' in result) return { status: 302, location: result.location }
    const { status = 200, ...loaded } = result
    const head = { ...loaded, title: loaded.title ?? route.title }
    const state = { today, queries: dehydrate(client) }
    const html = async () => {
      const body = await render(request, client, <Shell routes={routes} />)
      return fill({ head, body, state, start: 'hydrate', files: scriptsOf(route), publicUrl })
    }
    return { status, version: JSON.stringify([head, state]), html, mustRevalidate: isAlwaysFresh }
  }

  function refuse(request: PageRequest, { retryAfter }: TooManyRequests): RenderedPage {
    const route = routeAt(request.path)
    if (route && publicPages.get(route)?.placeholderOverLimit) return placeholder(route, request)
    return { tooManyRequests: staticPage(tooManyRequests, request), retryAfter }
  }

  async function respond(request: PageRequest): Promise<RenderedPage> {
    const route = routeAt(request.path)
    if (!route) return staticPage(notFoundAt(request.path), request)
    const page = publicPages.get(route)
    if (!page) return placeholder(route, request)
    const params = new URLSearchParams(request.search)
    const missing = route.guards.find(({ required }) => required && !params.get(required.param))
    if (missing?.required) return { status: 302, location: missing.required.otherwise }
    if (request.refusedFor) throw new TooManyRequests(request.refusedFor)
    const search = page.searchOf?.(params) ?? request.search
    const load = () => loadPage({ ...request, search }, route, page)
    return page.isAlwaysFresh ? load() : share(request.path + search, load)
  }

  return async (request) => {
    try {
      return await respond(request)
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error
      return refuse(request, error)
    }
  }
}

/** The scripts that load with rendered pages: the build inlines the styles that they use. */
export function renderedScripts(manifest: Manifest) {
  const pages = routes.filter(({ ssr }) => ssr).map(({ module }) => module)
  return new Set(['index.html', ...pages, ...STYLED_PARTS].flatMap((module) => filesOf(manifest, module)))
}

/** Loads the code of all public pages, so that no rendering waits for it: the build for the server is one file. */
async function loadPublicPages() {
  const pages = new Map<PageRoute, PublicPage>()
  for (const route of routes) {
    if (!route.ssr) continue
    await route.Page.load()
    pages.set(route, await route.ssr())
  }
  return pages
}
