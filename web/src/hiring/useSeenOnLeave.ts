import { hiring } from '@guildhall/contract/hiring/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call, keyOf } from '../api/client.ts'

/**
 * Marks all applicants for a job as seen when the page is left, if all new ones were shown: by match, some may be on
 * other pages of the list. Not before, because the marks stay while the company reads, filters and sorts. If it fails,
 * they are new on the next visit too. `newIds` are the new ones among those that are shown, `newCount` is the number of all.
 */
export function useSeenOnLeave(jobId: number, newIds: readonly number[], newCount: number) {
  const client = useQueryClient()
  const shown = useRef(new Set<number>())
  const areAllShown = useRef(false)
  useEffect(() => {
    for (const id of newIds) shown.current.add(id)
    areAllShown.current = newCount > 0 && shown.current.size >= newCount
  }, [newIds, newCount])

  useEffect(() => {
    function markSeen() {
      if (!areAllShown.current) return
      areAllShown.current = false
      const params = { id: String(jobId) }
      const stale = [hiring.getApplicants, posting.getPostedJobs]
      call(hiring.seeApplicants, { params }, { keepalive: true }).then(
        () => Promise.all(stale.map((list) => client.invalidateQueries({ queryKey: keyOf(list) }))),
        () => {},
      )
    }
    window.addEventListener('pagehide', markSeen)
    return () => {
      window.removeEventListener('pagehide', markSeen)
      markSeen()
    }
  }, [client, jobId])
}
