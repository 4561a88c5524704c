import type { DrawnPage, PageRequest } from '@guildhall/contract/rendering'
import type { ReactNode } from 'react'
import { matchPath } from 'react-router'
import type { openDocument } from './document.ts'
import { renderWithoutData } from './render.tsx'
import { routes } from '../routes.tsx'
import { texts, titleOf, tooManyRequests as messages } from '../shell/messages.ts'
import { makeQueryClient } from '../shell/Queries.tsx'
import { Shell } from '../shell/Shell.tsx'
import { TooManyRequestsPage } from '../shell/TooManyRequestsPage.tsx'
import { to } from '../to.ts'

/** A page without data. The browser takes it over, or leaves it to visitors as it is. */
type StaticPage = {
  path: string
  title: string
  status: 404 | 429
  content: ReactNode
  isTakenOver: boolean
}

const notFoundPages = [
  { path: to.jobNotFound, title: texts.jobNotFound },
  { path: to.userNotFound, title: texts.userNotFound },
  { path: '/*', title: texts.pageNotFound },
].map((page): StaticPage => ({ ...page, status: 404, content: <Shell routes={routes} />, isTakenOver: true }))

export const notFoundAt = (pathname: string) => notFoundPages.find(({ path }) => matchPath(path, pathname))!

export const tooManyRequests: StaticPage = {
  path: '/too-many-requests',
  title: messages.title,
  status: 429,
  content: <TooManyRequestsPage />,
  isTakenOver: false,
}

/** Renders each static page once and keeps it, however many URLs lead to it. */
export function keepStaticPages(fill: ReturnType<typeof openDocument>['fill']) {
  const kept = new Map<StaticPage, Promise<DrawnPage>>()

  return (page: StaticPage, request: PageRequest) => {
    const rendering = kept.get(page) ?? render(page, request)
    kept.set(page, rendering)
    rendering.catch(() => kept.delete(page))
    return rendering
  }

  async function render({ path, title, status, content, isTakenOver }: StaticPage, request: PageRequest) {
    const { now, today, publicUrl } = request
    const body = await renderWithoutData({ path, search: '', today }, makeQueryClient(), content)
    const seed = isTakenOver ? { now, today, answers: [] } : undefined
    const html = fill({ head: { title: titleOf(title) }, body, seed, files: [], publicUrl })
    return { status, html, drawnAt: now }
  }
}
