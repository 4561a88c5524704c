import { requires } from '../shell/guards.tsx'
import { renderedPage } from '../shell/lazyPage.tsx'
import type { PageRoute } from '../shell/pageRoute.ts'
import { to } from '../to.ts'

export const profileRoutes: readonly PageRoute[] = [
  {
    path: '/profile/',
    title: 'Profile',
    guards: [],
    module: 'src/profile/ProfilePage.tsx',
    Page: renderedPage(() => import('./ProfilePage.tsx').then((module) => module.ProfilePage)),
    ssr: () => import('./personSsr.ts').then((module) => module.personSsr),
  },
  {
    path: '/profile/company/',
    title: 'Company',
    guards: [requires('id', { otherwise: to.userNotFound })],
    module: 'src/profile/CompanyProfilePage.tsx',
    Page: renderedPage(() => import('./CompanyProfilePage.tsx').then((module) => module.CompanyProfilePage)),
    ssr: () => import('./companySsr.ts').then((module) => module.companySsr),
  },
]
