import { matchPath, useLocation } from 'react-router'
import { to } from '../to.ts'
import { guardedBy } from './guards.tsx'
import { texts } from './messages.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { findRoute, type PageRoute } from './pageRoute.ts'

/** The page of the URL behind its guards, or a 404. React Router's own routes would add 0.5 KB to the first load. */
export function PageRoutes({ routes }: { routes: readonly PageRoute[] }) {
  const { pathname } = useLocation()
  const route = findRoute(routes, pathname)
  if (route) return guardedBy(route.guards, <route.Page />)
  return <NotFoundPage label={labelOf(pathname)} />
}

function labelOf(pathname: string) {
  if (matchPath(to.userNotFound, pathname)) return texts.userNotFound
  if (matchPath(to.jobNotFound, pathname)) return texts.jobNotFound
  return texts.pageNotFound
}
