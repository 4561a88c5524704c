import { JOB_FILTERS, type JobFilters } from '@guildhall/contract/search/filters'
import { JOB_SORTS, type JobSort } from '@guildhall/contract/search/sorts'
import { to } from '../to.ts'
import type { BoardConfig } from './boardQuery.ts'
import { jobTexts } from './messages.ts'

export const jobBoard: BoardConfig<JobFilters, JobSort> = {
  table: JOB_FILTERS,
  sorts: JOB_SORTS,
  counts: 'jobs',
  texts: jobTexts,
  selection: 'jobId',
  url: to.search,
  detailUrl: to.jobs,
}
