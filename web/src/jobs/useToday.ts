import { todayAnywhere } from '@guildhall/contract/today'
import { useContext, useSyncExternalStore } from 'react'
import { RenderedToday } from '../shell/dehydratedState.ts'

const neverChanges = () => () => {}

/** The day that deadlines are counted by: at first the one that the server has drawn the page with. */
export function useToday() {
  const drawn = useContext(RenderedToday)
  return useSyncExternalStore(
    neverChanges,
    () => todayAnywhere(),
    () => drawn,
  )
}
