import { CompanyOnly, HomeGuard } from '../shell/guards.tsx'
import { lazyPage, renderedPage } from '../shell/lazyPage.tsx'
import type { PageRoute } from '../shell/pageRoute.ts'
import { lazyPart } from '../ui/lazyPart.tsx'

const FilterBarButton = lazyPart(
  () => import('./FilterButtons.tsx').then((part) => part.FilterBarButton),
  () => <span className="flex-1" />,
)

export const searchRoutes: readonly PageRoute[] = [
  {
    path: '/',
    title: 'Jobs',
    guards: [HomeGuard],
    module: 'src/search/JobBoardPage.tsx',
    Page: renderedPage(() => import('./JobBoardPage.tsx').then((module) => module.JobBoardPage)),
    BarButton: FilterBarButton,
    ssr: () => import('./jobBoardSsr.ts').then((module) => module.jobBoardSsr),
  },
  {
    path: '/users/',
    title: 'Candidates',
    guards: [CompanyOnly],
    module: 'src/search/PeopleBoardPage.tsx',
    Page: lazyPage(() => import('./PeopleBoardPage.tsx').then((module) => module.loadPeopleBoardPage())),
    BarButton: FilterBarButton,
  },
]
