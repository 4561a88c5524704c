import { todayAnywhere } from '@guildhall/contract/values'
import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** The day that deadlines are counted by, or null while rendering on a server, whose pages outlive the day. */
export const useToday = () =>
  useSyncExternalStore(
    neverChanges,
    () => todayAnywhere(),
    () => null,
  )
