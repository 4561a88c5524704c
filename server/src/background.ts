import type { BaseLogger } from 'pino'
import { accountCleanUp, accountSchedule, accountTasks, type AccountDependencies } from './account/api.ts'
import { jobCleanUp, jobCollection, jobSchedule, jobSearchTasks } from './jobs/api.ts'
import { limitCleanUp, limitSchedule } from './platform/limits/limitStore.ts'
import { contactCleanUp, contactSchedule } from './profile/api.ts'
import { searchSchedule, searchTasks } from './search/api.ts'

/** What searches find, of all features. */
export const searchCollections = [jobCollection]

/** All that is done in the background. */
export const backgroundTasks = (dependencies: AccountDependencies & { log: BaseLogger }) => ({
  ...accountTasks(dependencies),
  ...accountCleanUp(dependencies.db),
  ...jobCleanUp(dependencies.db),
  ...contactCleanUp(dependencies.db),
  ...jobSearchTasks(dependencies.db),
  ...searchTasks(dependencies.db, searchCollections, dependencies.log),
  ...limitCleanUp(dependencies.db),
})

/** What of it is done by the clock, as a crontab in UTC. */
export const schedule = [accountSchedule, jobSchedule, contactSchedule, searchSchedule, limitSchedule].join(
  '\n',
)
