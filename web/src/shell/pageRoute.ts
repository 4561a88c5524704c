import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import type { Guard } from './guards.tsx'
import type { LazyPage } from './lazyPage.tsx'
import type { PublicPage } from './publicPage.ts'

/** Everything about a page that is known before its code is loaded. */
export type PageRoute = {
  /** With React Router's parameters. */
  path: string
  /** As the browser's tab shows it, without the site's name. */
  title: string
  /** Checked from first to last. */
  guards: readonly Guard[]
  /** Opened by a link in a mail, whoever is logged in. The link is a secret, so its URL is never stored. */
  isMailed?: true
  Page: LazyPage
  /** The file of the page, by which the build's manifest lists the scripts to preload. */
  module: string
  /** A button of the page's own in the bottom bar of a phone. */
  BarButton?: ComponentType
  /** Only for pages that the server renders: see ssr/README.md. */
  ssr?: () => Promise<PublicPage>
}

export const findRoute = (routes: readonly PageRoute[], pathname: string) =>
  routes.find(({ path }) => matchPath(path, pathname))
