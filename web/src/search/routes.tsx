import { HomeGuard } from '../shell/guards.tsx'
import { lazyPage } from '../shell/lazyPage.tsx'
import type { PageRoute } from '../shell/pageRoute.ts'

export const searchRoutes: readonly PageRoute[] = [
  {
    path: '/',
    title: 'Jobs',
    guards: [HomeGuard],
    module: 'src/search/JobBoardPage.tsx',
    Page: lazyPage(() => import('./JobBoardPage.tsx').then((module) => module.loadBoard())),
    ssr: () => import('./boardSsr.ts').then((module) => module.boardSsr),
  },
]
