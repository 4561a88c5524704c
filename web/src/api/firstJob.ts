import { useSyncExternalStore } from 'react'
import { storage } from './storage.ts'
import { publish, watchSession } from './storedSession.ts'

const isDue = () => storage.get('first_job') !== null

/** Whether the company had no job when it logged in, and since then has neither posted one nor dismissed the notice. */
export const useIsFirstJobDue = () => useSyncExternalStore(watchSession, isDue)

/** The company has a job, or does not want to be told. */
export function endFirstJob() {
  if (!isDue()) return
  storage.remove('first_job')
  publish()
}
