import { accountTasks, type AccountDependencies } from './account/api.ts'
import { contactTasks, type ContactDependencies } from './contact/api.ts'
import { digestTasks, type DigestDependencies } from './digests/api.ts'
import { hiringTasks } from './hiring/api.ts'
import { jobCollection, jobTasks } from './jobs/api.ts'
import { notificationTasks } from './notifications/api.ts'
import { limitTasks } from './platform/limits/tasks.ts'
import type { FeatureTasks } from './platform/queue/tasks.ts'
import { peopleCollection, profileTasks } from './profile/api.ts'
import { savedSearchTasks, type SavedSearchDependencies } from './savedSearches/api.ts'
import { searchTasks } from './search/api.ts'
import { socialTasks, type SocialDependencies } from './social/api.ts'

/** What the search finds, of all features. */
export const searchCollections = [jobCollection, peopleCollection]

type BackgroundDependencies = AccountDependencies &
  SocialDependencies &
  ContactDependencies &
  DigestDependencies &
  SavedSearchDependencies

/** The background tasks of all features, and their crontab in UTC. */
export function backgroundTasks(dependencies: BackgroundDependencies): FeatureTasks {
  const { db, files, log } = dependencies
  const features = [
    accountTasks(dependencies),
    jobTasks(db),
    hiringTasks(db),
    notificationTasks(db),
    digestTasks(dependencies),
    savedSearchTasks(dependencies),
    contactTasks(dependencies),
    profileTasks(db, files),
    socialTasks(dependencies),
    searchTasks(db, searchCollections, log),
    limitTasks(db),
  ]
  return {
    tasks: Object.assign({}, ...features.map(({ tasks }) => tasks)) as FeatureTasks['tasks'],
    crontab: features.map(({ crontab }) => crontab).join('\n'),
  }
}
