import type { JobCard } from '@guildhall/contract/jobs/endpoints'

/** The location that means no particular place. */
export const REMOTE = 'Remote'

/** The names of the job's locations, without 'Remote' if the job has the remote tag. */
export const placesOf = ({ joblocation, remote }: Pick<JobCard, 'joblocation' | 'remote'>) =>
  joblocation.map(({ location }) => location.location).filter((name) => !remote || name !== REMOTE)
