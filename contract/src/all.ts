import { account } from './account.ts'
import { hiring } from './hiring.ts'
import { jobs } from './jobs.ts'
import { lookups } from './lookups.ts'
import { profile } from './profile.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'

/** Every endpoint the server serves, by room. */
export const contract = { account, settings, profile, lookups, search, jobs, hiring }
