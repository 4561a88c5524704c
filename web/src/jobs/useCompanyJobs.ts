import { jobs } from '@guildhall/contract/jobs/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'

/** The newest open jobs of a company and the number of all. */
export const useCompanyJobs = (companyId: number) =>
  useQuery(query(jobs.getCompanyJobs, { params: { userId: String(companyId) }, query: { page: 1 } }))
