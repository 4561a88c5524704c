import { todayAnywhere } from '@guildhall/contract/today'
import { useContext, useSyncExternalStore } from 'react'
import { RenderedToday } from '../shell/dehydratedState.ts'

const neverChanges = () => () => {}

/** The day that deadlines are compared with, YYYY-MM-DD. While a page hydrates it is the day it was rendered with. */
export function useToday() {
  const renderedToday = useContext(RenderedToday)
  return useSyncExternalStore(
    neverChanges,
    () => todayAnywhere(),
    () => renderedToday,
  )
}
