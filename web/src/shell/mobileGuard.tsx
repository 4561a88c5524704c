import { useSyncExternalStore } from 'react'
import { lazyPart } from '../ui/lazyPart.tsx'
import { neverChanges } from '../ui/useIsHydrating.ts'
import { isMobileDevice } from './device.ts'
import type { Guard } from './guards.tsx'
import type { MobilePage } from './NotOnMobile.tsx'

const NotOnMobile = lazyPart(() => import('./NotOnMobile.tsx').then((part) => part.NotOnMobile))

/** Replaces a page that needs a larger screen on phones, with a link to its equivalent. */
export const mobileGuard =
  (instead: MobilePage): Guard =>
  ({ children }) =>
    useSyncExternalStore(neverChanges, isMobileDevice, () => false) ? <NotOnMobile {...instead} /> : children
