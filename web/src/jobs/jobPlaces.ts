import type { JobCard } from '@guildhall/contract/jobs/endpoints'

type Places = Pick<JobCard, 'joblocation' | 'remote'>

/** The location that means no particular place. */
export const REMOTE = 'Remote'

const namesOf = ({ joblocation }: Pick<Places, 'joblocation'>) =>
  joblocation.map(({ location }) => location.location)

/** Whether a job has the tag or the location, as the filter finds it. */
export const isRemote = (job: Places) => job.remote || namesOf(job).includes(REMOTE)

/** The names of the job's locations, without 'Remote'. */
export const placesOf = (job: Places) => namesOf(job).filter((name) => name !== REMOTE)
