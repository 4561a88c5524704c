import { matchPath, useLocation } from 'react-router'
import { to } from '../to.ts'
import { guardedBy } from './guards.tsx'
import { texts } from './messages.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import type { PageRoute } from './pageRoute.ts'

/** The page of the address behind its guards, or a 404. The library's own routes cost every first visit 0.5 KB more. */
export function PageRoutes({ routes }: { routes: readonly PageRoute[] }) {
  const { pathname } = useLocation()
  const route = routes.find(({ path }) => matchPath(path, pathname))
  if (route) return guardedBy(route.guards, <route.Page />)
  return <NotFoundPage label={labelOf(pathname)} />
}

function labelOf(pathname: string) {
  if (matchPath(to.userNotFound, pathname)) return texts.userNotFound
  if (matchPath(to.jobNotFound, pathname)) return texts.jobNotFound
  return texts.pageNotFound
}
