import { PersonalOnly, requires } from '../shell/guards.tsx'
import { lazyPage, renderedPage } from '../shell/lazyPage.tsx'
import type { PageRoute } from '../shell/pageRoute.ts'
import { to } from '../to.ts'

export const jobsRoutes: readonly PageRoute[] = [
  {
    path: '/jobs/',
    title: 'Job',
    guards: [requires('jobId', { otherwise: to.home })],
    module: 'src/jobs/JobDetailPage.tsx',
    Page: renderedPage(() => import('./JobDetailPage.tsx').then((module) => module.JobDetailPage)),
    ssr: () => import('./jobSsr.ts').then((module) => module.jobSsr),
  },
  {
    path: '/saved-jobs/',
    title: 'Saved Jobs',
    guards: [PersonalOnly],
    module: 'src/jobs/SavedJobsPage.tsx',
    Page: lazyPage(() => import('./SavedJobsPage.tsx').then((module) => module.SavedJobsPage)),
  },
]
