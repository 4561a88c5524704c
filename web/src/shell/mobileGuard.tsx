import { useSyncExternalStore } from 'react'
import type { Session } from '../api/session.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { isMobileDevice } from './device.ts'
import type { Guard } from './guards.tsx'

const NotOnMobile = lazyPart(() => import('./NotOnMobile.tsx').then((part) => part.NotOnMobile))

/** The equivalent page on a phone. */
export type MobilePage = { label: string; to: (session: Session) => string }

const neverChanges = () => () => {}

/** Replaces a page that needs a larger screen on phones, with a link to its equivalent. */
export const mobileGuard =
  (instead: MobilePage): Guard =>
  ({ children }) =>
    useSyncExternalStore(neverChanges, isMobileDevice, () => false) ? <NotOnMobile {...instead} /> : children
