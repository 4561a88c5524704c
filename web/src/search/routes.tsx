import { HomeGuard } from '../shell/guards.tsx'
import { lazyPage } from '../shell/lazyPage.tsx'
import type { PageRoute } from '../shell/pageRoute.ts'
import { lazyPart } from '../ui/lazyPart.tsx'

export const searchRoutes: readonly PageRoute[] = [
  {
    path: '/',
    title: 'Jobs',
    guards: [HomeGuard],
    module: 'src/search/JobBoardPage.tsx',
    Page: lazyPage(() => import('./JobBoardPage.tsx').then((module) => module.loadBoard())),
    BarButton: lazyPart(
      () => import('./JobBoardPage.tsx').then((part) => part.FilterBarButton),
      () => <span className="flex-1" />,
    ),
    ssr: () => import('./boardSsr.ts').then((module) => module.boardSsr),
  },
]
