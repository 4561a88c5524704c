import { JOB_FILTERS, type JobFilters } from '@guildhall/contract/search/filters'
import { to } from '../to.ts'
import type { BoardConfig } from './boardQuery.ts'
import { jobTexts } from './messages.ts'

export const jobBoard: BoardConfig<JobFilters> = {
  table: JOB_FILTERS,
  texts: jobTexts,
  selection: 'jobId',
  url: to.search,
  detailUrl: to.jobs,
}
