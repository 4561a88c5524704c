import { requires, SignedIn } from '../shell/guards.tsx'
import { lazyPage } from '../shell/lazyPage.tsx'
import type { PageRoute } from '../shell/pageRoute.ts'
import { to } from '../to.ts'

export const messagesRoutes: readonly PageRoute[] = [
  {
    path: '/messages/',
    title: 'Messages',
    guards: [SignedIn],
    module: 'src/messages/MessagesPage.tsx',
    Page: lazyPage(() => import('./MessagesPage.tsx').then((module) => module.MessagesPage)),
  },
  {
    path: '/reply/message/',
    title: 'Reply',
    guards: [SignedIn, requires('id', { otherwise: to.messages() })],
    module: 'src/messages/ReplyPage.tsx',
    Page: lazyPage(() => import('./ReplyPage.tsx').then((module) => module.ReplyPage)),
  },
]
