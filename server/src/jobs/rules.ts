import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import type { IncomingHttpHeaders } from 'node:http'
import { isPrefetch } from '../platform/http/prefetch.ts'

/** Whether a person saved and applied for a job; empty for a visitor. */
export type Flags = Pick<JobCard, 'is_saved' | 'is_applied' | 'application_status'>

/** A closed job is visible only to its company and to those who applied for it or saved it. */
export const isVisible = (
  job: { status: string; poster_id: number },
  viewerId: number | undefined,
  flags: Flags,
) =>
  job.status !== 'Closed' ||
  job.poster_id === viewerId ||
  flags.is_saved === true ||
  flags.is_applied === true

/**
 * Whether the web app makes this call for a page that is open: not another site's page, and not a page that the browser
 * renders in advance. Clients that are not browsers send none of these headers.
 */
export const isWebAppCall = (headers: IncomingHttpHeaders) =>
  headers['sec-fetch-site'] !== 'cross-site' && !isPrefetch(headers)
