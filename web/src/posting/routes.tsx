import { CompanyOnly } from '../shell/guards.tsx'
import { lazyPage } from '../shell/lazyPage.tsx'
import type { PageRoute } from '../shell/pageRoute.ts'

export const postingRoutes: readonly PageRoute[] = [
  {
    path: '/add-job/',
    title: 'Post a job',
    guards: [CompanyOnly],
    module: 'src/posting/AddJobPage.tsx',
    Page: lazyPage(() => import('./AddJobPage.tsx').then((module) => module.AddJobPage)),
  },
  {
    path: '/company-panel/',
    title: 'Your jobs',
    guards: [CompanyOnly],
    module: 'src/posting/CompanyPanelPage.tsx',
    Page: lazyPage(() => import('./CompanyPanelPage.tsx').then((module) => module.CompanyPanelPage)),
  },
]
