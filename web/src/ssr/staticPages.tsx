import type { HtmlPage, PageRequest } from '@guildhall/contract/rendering'
import type { ReactNode } from 'react'
import { matchPath } from 'react-router'
import { routes } from '../routes.tsx'
import { texts, tooManyRequests as messages } from '../shell/messages.ts'
import { makeQueryClient } from '../shell/Queries.tsx'
import { Shell } from '../shell/Shell.tsx'
import { TooManyRequestsPage } from '../shell/TooManyRequestsPage.tsx'
import { to } from '../to.ts'
import type { openDocument } from './document.ts'
import { render } from './render.tsx'

/** A page without data. One that is not hydrated stays as it is for visitors. */
type StaticPage = {
  path: string
  title: string
  status: 404 | 429
  content: ReactNode
  isHydrated: boolean
}

const notFoundPages = [
  { path: to.jobNotFound, title: texts.jobNotFound },
  { path: to.userNotFound, title: texts.userNotFound },
  { path: '/*', title: texts.pageNotFound },
].map((page): StaticPage => ({ ...page, status: 404, content: <Shell routes={routes} />, isHydrated: true }))

export const notFoundAt = (pathname: string) => notFoundPages.find(({ path }) => matchPath(path, pathname))!

export const tooManyRequests: StaticPage = {
  path: '/too-many-requests',
  title: messages.title,
  status: 429,
  content: <TooManyRequestsPage />,
  isHydrated: false,
}

/** Renders each static page once and caches it, however many URLs lead to it. */
export function cacheStaticPages(fill: ReturnType<typeof openDocument>['fill']) {
  const cache = new Map<StaticPage, Promise<HtmlPage>>()

  return (page: StaticPage, request: PageRequest) => {
    const rendering = cache.get(page) ?? renderStatic(page, request)
    cache.set(page, rendering)
    rendering.catch(() => cache.delete(page))
    return rendering
  }

  async function renderStatic(page: StaticPage, { now, today, publicUrl }: PageRequest) {
    const { path, title, status, content, isHydrated } = page
    const body = await render({ path, search: '', today }, makeQueryClient(), content)
    const state = isHydrated ? { now, today, queries: [] } : undefined
    return { status, html: fill({ head: { title }, body, state, files: [], publicUrl }), renderedAt: now }
  }
}
