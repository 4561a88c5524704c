import { matchPath } from 'react-router'
import {
  CompanyOnly,
  type Guard,
  given,
  GuestOnly,
  HomeGuard,
  PersonalOnly,
  SignedIn,
} from './shell/guards.tsx'
import { type LazyPage, lazyPage } from './shell/lazyPage.tsx'
import { titles } from './shell/messages.ts'
import { to } from './to.ts'

export type PageRoute = {
  path: string
  title: string
  /** Asked from first to last. */
  guards: readonly Guard[]
  Page: LazyPage
}

/** Every screen but the not-found ones, with its address, its guards and its code. */
export const routes: readonly PageRoute[] = [
  {
    path: '/',
    title: titles.jobBoard,
    guards: [HomeGuard],
    Page: lazyPage(() => import('./search/JobBoardPage.tsx').then((module) => module.loadBoard())),
  },
  {
    path: '/jobs/',
    title: titles.jobDetail,
    guards: [given('jobId', { elsewhere: to.home })],
    Page: lazyPage(() => import('./jobs/JobDetailPage.tsx').then((module) => module.JobDetailPage)),
  },
  {
    path: '/profile/company/',
    title: titles.companyProfile,
    guards: [given('id', { elsewhere: to.userNotFound })],
    Page: lazyPage(() =>
      import('./profile/CompanyProfilePage.tsx').then((module) => module.CompanyProfilePage),
    ),
  },

  {
    path: '/login/',
    title: titles.login,
    guards: [GuestOnly],
    Page: lazyPage(() => import('./account/LoginPage.tsx').then((module) => module.LoginPage)),
  },
  {
    path: '/register/',
    title: titles.register,
    guards: [GuestOnly],
    Page: lazyPage(() => import('./account/RegisterPage.tsx').then((module) => module.RegisterPage)),
  },
  {
    path: '/reset-password/',
    title: titles.resetPassword,
    guards: [GuestOnly],
    Page: lazyPage(() =>
      import('./account/ResetPasswordPage.tsx').then((module) => module.ResetPasswordPage),
    ),
  },
  {
    path: '/resend-activation/',
    title: titles.resendActivation,
    guards: [GuestOnly],
    Page: lazyPage(() =>
      import('./account/ResendActivationPage.tsx').then((module) => module.ResendActivationPage),
    ),
  },
  {
    path: '/password/reset/confirm/:uid/:token/',
    title: titles.newPassword,
    guards: [],
    Page: lazyPage(() => import('./account/NewPasswordPage.tsx').then((module) => module.NewPasswordPage)),
  },
  {
    path: '/accounts/activate/:uid/:token/',
    title: titles.activate,
    guards: [],
    Page: lazyPage(() => import('./account/ActivatePage.tsx').then((module) => module.ActivatePage)),
  },
  {
    path: '/settings/',
    title: titles.settings,
    guards: [SignedIn],
    Page: lazyPage(() => import('./account/SettingsPage.tsx').then((module) => module.SettingsPage)),
  },

  {
    path: '/saved-jobs/',
    title: titles.savedJobs,
    guards: [PersonalOnly],
    Page: lazyPage(() => import('./jobs/SavedJobsPage.tsx').then((module) => module.SavedJobsPage)),
  },
  {
    path: '/interested-jobs/',
    title: titles.interestedJobs,
    guards: [PersonalOnly],
    Page: lazyPage(() =>
      import('./hiring/InterestedJobsPage.tsx').then((module) => module.InterestedJobsPage),
    ),
  },
  {
    path: '/apply/',
    title: titles.apply,
    guards: [PersonalOnly, given('jobId', { elsewhere: to.jobNotFound })],
    Page: lazyPage(() => import('./hiring/ApplyPage.tsx').then((module) => module.ApplyPage)),
  },

  {
    path: '/add-job/',
    title: titles.addJob,
    guards: [CompanyOnly],
    Page: lazyPage(() => import('./posting/AddJobPage.tsx').then((module) => module.AddJobPage)),
  },
  {
    path: '/company-panel/',
    title: titles.companyPanel,
    guards: [CompanyOnly],
    Page: lazyPage(() => import('./posting/CompanyPanelPage.tsx').then((module) => module.CompanyPanelPage)),
  },
  {
    path: '/job-detail-panel/',
    title: titles.jobDetailPanel,
    guards: [CompanyOnly, given('jobId', { elsewhere: to.jobNotFound })],
    Page: lazyPage(() =>
      import('./hiring/JobDetailPanelPage.tsx').then((module) => module.JobDetailPanelPage),
    ),
  },
]

export const routeAt = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname))
