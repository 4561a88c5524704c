import { useSyncExternalStore } from 'react'

/** Subscribes to nothing: for `useSyncExternalStore`, where no change of a value is followed. */
export const neverChanges = () => () => {}

/** True on the server and in the first render of a page that the server rendered, which must not differ. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
