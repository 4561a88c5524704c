import { account } from './account/endpoints.ts'
import { sessions } from './account/sessions.ts'
import { blocking } from './blocking/endpoints.ts'
import { comments } from './comments/endpoints.ts'
import { contact } from './contact/endpoints.ts'
import { events } from './events/endpoints.ts'
import { applying } from './hiring/applying.ts'
import { hiring } from './hiring/endpoints.ts'
import { jobs } from './jobs/endpoints.ts'
import { similar } from './jobs/similar.ts'
import { lookups } from './lookups/endpoints.ts'
import { messages } from './messages/endpoints.ts'
import { notifications } from './notifications/endpoints.ts'
import { posting } from './posting/endpoints.ts'
import { profile } from './profile/endpoints.ts'
import { profileSections } from './profile/sections.ts'
import { ratings } from './ratings/endpoints.ts'
import { savedSearches } from './savedSearches/endpoints.ts'
import { search } from './search/endpoints.ts'
import { social } from './social/endpoints.ts'
import { settings } from './account/settings.ts'

/** All endpoints, by feature. */
export const contract = {
  account,
  sessions,
  settings,
  profile,
  profileSections,
  lookups,
  search,
  savedSearches,
  jobs,
  similar,
  posting,
  applying,
  hiring,
  notifications,
  events,
  ratings,
  messages,
  blocking,
  comments,
  contact,
  social,
}
