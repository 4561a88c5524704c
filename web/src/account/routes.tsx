import { GuestOnly, SignedIn } from '../shell/guards.tsx'
import { lazyPage } from '../shell/lazyPage.tsx'
import type { PageRoute } from '../shell/pageRoute.ts'

export const accountRoutes: readonly PageRoute[] = [
  {
    path: '/login/',
    title: 'Login',
    guards: [GuestOnly],
    module: 'src/account/LoginPage.tsx',
    Page: lazyPage(() => import('./LoginPage.tsx').then((module) => module.LoginPage)),
    ssr: () => import('./guestSsr.ts').then((module) => module.loginSsr),
  },
  {
    path: '/register/',
    title: 'Sign up',
    guards: [GuestOnly],
    module: 'src/account/RegisterPage.tsx',
    Page: lazyPage(() => import('./RegisterPage.tsx').then((module) => module.RegisterPage)),
    ssr: () => import('./guestSsr.ts').then((module) => module.guestFormSsr),
  },
  {
    path: '/reset-password/',
    title: 'Reset your password',
    guards: [GuestOnly],
    module: 'src/account/ResetPasswordPage.tsx',
    Page: lazyPage(() => import('./ResetPasswordPage.tsx').then((module) => module.ResetPasswordPage)),
    ssr: () => import('./guestSsr.ts').then((module) => module.guestFormSsr),
  },
  {
    path: '/resend-activation/',
    title: 'Resend Activation',
    guards: [GuestOnly],
    module: 'src/account/ResendActivationPage.tsx',
    Page: lazyPage(() => import('./ResendActivationPage.tsx').then((module) => module.ResendActivationPage)),
    ssr: () => import('./guestSsr.ts').then((module) => module.guestFormSsr),
  },
  {
    path: '/password/reset/confirm/:uid/:token/',
    title: 'Choose a new password',
    guards: [],
    module: 'src/account/NewPasswordPage.tsx',
    Page: lazyPage(() => import('./NewPasswordPage.tsx').then((module) => module.NewPasswordPage)),
  },
  {
    path: '/accounts/activate/:uid/:token/',
    title: 'Activate your account',
    guards: [],
    module: 'src/account/ActivatePage.tsx',
    Page: lazyPage(() => import('./ActivatePage.tsx').then((module) => module.ActivatePage)),
  },
  {
    path: '/settings/',
    title: 'Settings',
    guards: [SignedIn],
    module: 'src/account/SettingsPage.tsx',
    Page: lazyPage(() => import('./SettingsPage.tsx').then((module) => module.SettingsPage)),
  },
]
