import { GuestOnly, SignedIn } from '../shell/guards.tsx'
import { lazyPage, renderedPage } from '../shell/lazyPage.tsx'
import type { PageRoute } from '../shell/pageRoute.ts'
import { to } from '../to.ts'

export const accountRoutes: readonly PageRoute[] = [
  {
    path: '/login/',
    title: 'Login',
    guards: [GuestOnly],
    module: 'src/account/LoginPage.tsx',
    Page: renderedPage(() => import('./LoginPage.tsx').then((module) => module.LoginPage)),
    ssr: () => import('./guestSsr.ts').then((module) => module.loginSsr),
  },
  {
    path: '/register/',
    title: 'Sign up',
    guards: [GuestOnly],
    module: 'src/account/RegisterPage.tsx',
    Page: renderedPage(() => import('./RegisterPage.tsx').then((module) => module.RegisterPage)),
    ssr: () => import('./guestSsr.ts').then((module) => module.registrationSsr),
  },
  {
    path: '/reset-password/',
    title: 'Reset your password',
    guards: [GuestOnly],
    module: 'src/account/ResetPasswordPage.tsx',
    Page: renderedPage(() => import('./ResetPasswordPage.tsx').then((module) => module.ResetPasswordPage)),
    ssr: () => import('./guestSsr.ts').then((module) => module.guestFormSsr),
  },
  {
    path: '/resend-activation/',
    title: 'Resend Activation',
    guards: [GuestOnly],
    module: 'src/account/ResendActivationPage.tsx',
    Page: renderedPage(() =>
      import('./ResendActivationPage.tsx').then((module) => module.ResendActivationPage),
    ),
    ssr: () => import('./guestSsr.ts').then((module) => module.guestFormSsr),
  },
  // Links carry uid and token in the fragment. Older mails have them in the path.
  {
    path: `${to.newPassword}:uid?/:token?/`,
    title: 'Choose a new password',
    guards: [],
    isMailed: true,
    module: 'src/account/NewPasswordPage.tsx',
    Page: lazyPage(() => import('./NewPasswordPage.tsx').then((module) => module.NewPasswordPage)),
  },
  {
    path: `${to.activate}:uid?/:token?/`,
    title: 'Activate your account',
    guards: [],
    isMailed: true,
    module: 'src/account/ActivatePage.tsx',
    Page: lazyPage(() => import('./ActivatePage.tsx').then((module) => module.ActivatePage)),
  },
  {
    path: to.lock,
    title: 'Lock your account',
    guards: [],
    isMailed: true,
    module: 'src/account/LockPage.tsx',
    Page: lazyPage(() => import('./LockPage.tsx').then((module) => module.LockPage)),
  },
  {
    path: '/unsubscribe/:token/',
    title: 'Unsubscribe',
    guards: [],
    isMailed: true,
    module: 'src/account/UnsubscribePage.tsx',
    Page: lazyPage(() => import('./UnsubscribePage.tsx').then((module) => module.UnsubscribePage)),
  },
  {
    path: '/settings/',
    title: 'Settings',
    guards: [SignedIn],
    module: 'src/account/SettingsPage.tsx',
    Page: lazyPage(() => import('./SettingsPage.tsx').then((module) => module.SettingsPage)),
  },
]
