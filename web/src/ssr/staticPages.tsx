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

/** The document of each static page: one object, however many URLs lead to it. */
export function openStaticPages(fill: ReturnType<typeof openDocument>['fill']) {
  const documents = new Map<StaticPage, HtmlPage>()

  return (page: StaticPage, { today, publicUrl }: PageRequest): HtmlPage => {
    const { path, title, status, content, isHydrated } = page
    const known = documents.get(page)
    if (known) return known
    const html = async () => {
      const body = await render({ path, search: '', today }, makeQueryClient(), content)
      const state = isHydrated ? { today, queries: [] } : undefined
      return fill({ head: { title }, body, state, files: [], publicUrl })
    }
    const document = { status, version: path, html }
    documents.set(page, document)
    return document
  }
}
