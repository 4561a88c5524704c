import type { HtmlPage, PageRequest } from '@guildhall/contract/rendering'
import type { ReactNode } from 'react'
import { matchPath } from 'react-router'
import { routes } from '../routes.tsx'
import { texts, tooManyRequests as messages } from '../shell/messages.ts'
import { PageFallback } from '../shell/PageFallback.tsx'
import type { PageRoute } from '../shell/pageRoute.ts'
import { makeQueryClient } from '../shell/Queries.tsx'
import { Shell } from '../shell/Shell.tsx'
import { TooManyRequestsPage } from '../shell/TooManyRequestsPage.tsx'
import { to } from '../to.ts'
import type { BrowserStart, openDocument } from './document.ts'
import { needsJavaScript } from './messages.ts'
import { render } from './render.tsx'

/** A page without data. */
type StaticPage = {
  path: string
  title: string
  status: HtmlPage['status']
  content: ReactNode
  start: BrowserStart
  /** The scripts of the page beside the entry. */
  files: readonly string[]
}

const notFoundPages = [
  { path: to.jobNotFound, title: texts.jobNotFound },
  { path: to.userNotFound, title: texts.userNotFound },
  { path: '/*', title: texts.pageNotFound },
].map((page): StaticPage => ({
  ...page,
  status: 404,
  content: <Shell routes={routes} />,
  start: 'hydrate',
  files: [],
}))

export const notFoundAt = (pathname: string) => notFoundPages.find(({ path }) => matchPath(path, pathname))!

export const tooManyRequests: StaticPage = {
  path: '/too-many-requests',
  title: messages.title,
  status: 429,
  content: <TooManyRequestsPage />,
  start: 'render for accounts',
  files: [],
}

/** What a page looks like until the browser renders it: everything around it, and a placeholder. */
export const placeholderOf = ({ path, title }: PageRoute, files: readonly string[]): StaticPage => ({
  path,
  title,
  status: 200,
  content: (
    <Shell routes={routes}>
      <noscript className="block p-4">{needsJavaScript()}</noscript>
      <PageFallback />
    </Shell>
  ),
  start: 'render',
  files,
})

/** The document of each static page: one object, however many URLs lead to it. */
export function openStaticPages(fill: ReturnType<typeof openDocument>) {
  const documents = new Map<StaticPage, HtmlPage>()

  return (page: StaticPage, { today, publicUrl }: PageRequest): HtmlPage => {
    const { path, title, status, content, start, files } = page
    const known = documents.get(page)
    if (known) return known
    const html = async () => {
      const body = await render({ path, search: '', today }, makeQueryClient(), content)
      return fill({ head: { title }, body, state: { today, queries: [] }, start, files, publicUrl })
    }
    const document = { status, version: path, html }
    documents.set(page, document)
    return document
  }
}
