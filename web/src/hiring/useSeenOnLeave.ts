import { hiring } from '@guildhall/contract/hiring/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call, keyOf } from '../api/client.ts'

/**
 * Marks all applicants for a job as seen when the page is left, if a new one was shown. Not before, because the marks
 * stay while the company reads, filters and sorts. If it fails, they are new on the next visit too.
 */
export function useSeenOnLeave(jobId: number, showsNew: boolean) {
  const client = useQueryClient()
  const hasShownNew = useRef(false)
  useEffect(() => {
    if (showsNew) hasShownNew.current = true
  }, [showsNew])

  useEffect(() => {
    function markSeen() {
      if (!hasShownNew.current) return
      hasShownNew.current = false
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
