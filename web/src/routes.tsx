import { accountRoutes } from './account/routes.tsx'
import { hiringRoutes } from './hiring/routes.tsx'
import { jobsRoutes } from './jobs/routes.tsx'
import { messagesRoutes } from './messages/routes.tsx'
import { postingRoutes } from './posting/routes.tsx'
import { profileRoutes } from './profile/routes.tsx'
import { savedSearchesRoutes } from './savedSearches/routes.tsx'
import { searchRoutes } from './search/routes.tsx'
import { findRoute, type PageRoute } from './shell/pageRoute.ts'

/** Every page except the not-found pages, which the shell adds. */
export const routes: readonly PageRoute[] = [
  ...searchRoutes,
  ...jobsRoutes,
  ...savedSearchesRoutes,
  ...profileRoutes,
  ...accountRoutes,
  ...hiringRoutes,
  ...postingRoutes,
  ...messagesRoutes,
]

export const routeAt = (pathname: string) => findRoute(routes, pathname)
