import { accountCleanUp, accountSchedule, accountTasks, type AccountWorld } from './account/api.ts'
import { jobCleanUp, jobSchedule } from './jobs/api.ts'
import { limitCleanUp, limitSchedule } from './platform/limits/limitStore.ts'
import { contactCleanUp, contactSchedule } from './profile/api.ts'
import { searchCleanUp, searchSchedule } from './search/api.ts'

/** All that is done in the background. */
export const backgroundTasks = (world: AccountWorld) => ({
  ...accountTasks(world),
  ...accountCleanUp(world.db),
  ...jobCleanUp(world.db),
  ...contactCleanUp(world.db),
  ...searchCleanUp(world.db),
  ...limitCleanUp(world.db),
})

/** What of it is done by the clock, as a crontab in UTC. */
export const schedule = [accountSchedule, jobSchedule, contactSchedule, searchSchedule, limitSchedule].join(
  '\n',
)
