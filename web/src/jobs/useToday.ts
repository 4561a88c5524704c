import { todayAnywhere } from '@guildhall/contract/today'
import { useContext, useSyncExternalStore } from 'react'
import { serverTime } from '../api/serverTime.ts'
import { RenderedToday } from '../shell/dehydratedState.ts'
import { neverChanges } from '../ui/useIsHydrating.ts'

/**
 * The day that deadlines are compared with, YYYY-MM-DD, by the server's clock: the day a page was rendered with, until a
 * response says the time. The device's clock only counts where neither is known.
 */
export function useToday() {
  const renderedToday = useContext(RenderedToday)
  return useSyncExternalStore(
    neverChanges,
    () => {
      const time = serverTime()
      return (!time && renderedToday) || todayAnywhere(new Date(time || Date.now()))
    },
    () => renderedToday,
  )
}
