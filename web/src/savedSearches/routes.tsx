import { PersonalOnly } from '../shell/guards.tsx'
import { lazyPage } from '../shell/lazyPage.tsx'
import type { PageRoute } from '../shell/pageRoute.ts'

export const savedSearchesRoutes: readonly PageRoute[] = [
  {
    path: '/saved-searches/',
    title: 'Saved Searches',
    guards: [PersonalOnly],
    module: 'src/savedSearches/SavedSearchesPage.tsx',
    Page: lazyPage(() => import('./SavedSearchesPage.tsx').then((module) => module.SavedSearchesPage)),
  },
]
