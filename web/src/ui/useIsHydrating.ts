import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** True on the server and in the first render of a page that the server rendered, which must not differ. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
