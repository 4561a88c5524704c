import { useSyncExternalStore } from 'react'
import { storage } from './storage.ts'
import { publish, watchSession } from './storedSession.ts'

const isHidden = () => storage.get('completion_hint') === 'hidden'

/** Whether the hint about an incomplete profile is hidden, in every tab, until the next login. */
export const useIsHintHidden = () => useSyncExternalStore(watchSession, isHidden, isHidden)

export const completionHint = {
  hide() {
    storage.set('completion_hint', 'hidden')
    publish()
  },
}
