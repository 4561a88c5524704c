import { accountTasks, type AccountDependencies } from './account/api.ts'
import { jobTasks } from './jobs/api.ts'
import { limitTasks } from './platform/limits/tasks.ts'
import type { FeatureTasks } from './platform/queue/tasks.ts'
import { profileTasks } from './profile/api.ts'
import { searchTasks } from './search/api.ts'

/** The background tasks of all features, and their crontab in UTC. */
export function backgroundTasks(dependencies: AccountDependencies): FeatureTasks {
  const { db } = dependencies
  const features = [
    accountTasks(dependencies),
    jobTasks(db),
    profileTasks(db),
    searchTasks(db),
    limitTasks(db),
  ]
  return {
    tasks: Object.assign({}, ...features.map(({ tasks }) => tasks)) as FeatureTasks['tasks'],
    crontab: features.map(({ crontab }) => crontab).join('\n'),
  }
}
