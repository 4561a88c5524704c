import type { JobCard } from '@guildhall/contract/jobs/endpoints'

/** The location that stands for no place. */
export const REMOTE = 'Remote'

/** Where the work is done: the locations' names, without the one that the remote tag says already. */
export const placesOf = ({ joblocation, remote }: Pick<JobCard, 'joblocation' | 'remote'>) =>
  joblocation.map(({ location }) => location.location).filter((name) => !remote || name !== REMOTE)
