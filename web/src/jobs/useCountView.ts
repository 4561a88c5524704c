import { type JobCard, jobs } from '@guildhall/contract/jobs/endpoints'
import { useEffect } from 'react'
import { call } from '../api/client.ts'

/** Counts a view of the job that the viewer opened. A closed job has no views. */
export function useCountView(job: JobCard | undefined) {
  const id = job?.job_status === 'Closed' ? undefined : job?.id
  useEffect(() => {
    if (id === undefined) return
    // A view that could not be counted is not worth a message.
    call(jobs.viewJob, { params: { id: String(id) } }, { keepalive: true }).catch(() => undefined)
  }, [id])
}
