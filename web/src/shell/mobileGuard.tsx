import { useSyncExternalStore } from 'react'
import type { Session } from '../api/session.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { isMobileDevice } from './device.ts'
import type { Guard } from './guards.tsx'

const NotOnMobile = lazyPart(() => import('./NotOnMobile.tsx').then((part) => part.NotOnMobile))

/** The page that does the same on a phone. */
export type MobilePage = { label: string; to: (session: Session) => string }

const neverChanges = () => () => {}

/** Keeps phones from a page that needs a larger screen, and links to the one made for them. */
export const mobileGuard =
  (instead: MobilePage): Guard =>
  ({ children }) =>
    useSyncExternalStore(neverChanges, isMobileDevice, () => false) ? <NotOnMobile {...instead} /> : children
