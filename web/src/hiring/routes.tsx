import { CompanyOnly, PersonalOnly, requires } from '../shell/guards.tsx'
import { lazyPage } from '../shell/lazyPage.tsx'
import type { PageRoute } from '../shell/pageRoute.ts'
import { to } from '../to.ts'

export const hiringRoutes: readonly PageRoute[] = [
  {
    path: '/interested-jobs/',
    title: 'Applied Jobs',
    guards: [PersonalOnly],
    module: 'src/hiring/InterestedJobsPage.tsx',
    Page: lazyPage(() => import('./InterestedJobsPage.tsx').then((module) => module.InterestedJobsPage)),
  },
  {
    path: '/apply/',
    title: 'Apply',
    guards: [PersonalOnly, requires('jobId', { otherwise: to.jobNotFound })],
    module: 'src/hiring/ApplyPage.tsx',
    Page: lazyPage(() => import('./ApplyPage.tsx').then((module) => module.ApplyPage)),
  },
  {
    path: '/job-detail-panel/',
    title: 'Applicants',
    guards: [CompanyOnly, requires('jobId', { otherwise: to.jobNotFound })],
    module: 'src/hiring/JobDetailPanelPage.tsx',
    Page: lazyPage(() => import('./JobDetailPanelPage.tsx').then((module) => module.JobDetailPanelPage)),
  },
]
