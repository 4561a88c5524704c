import type { ApplicationStatus } from '@guildhall/contract/hiring/applying'
import { APPLICANT_SORTS, APPLICATION_STATUSES } from '@guildhall/contract/hiring/choices'
import { useSearchParams } from '../ui/useSearchParams.ts'

type Sort = (typeof APPLICANT_SORTS)[number]

/** The order of a URL without one. The endpoint has another default, which its specification sets. */
export const DEFAULT_SORT = 'match' satisfies Sort

/** Which applicants are listed and in what order. A type, so that it fits a query of the contract. */
export type ApplicantFilters = {
  status?: ApplicationStatus
  /** The name of a skill. */
  skill?: string
  shortlisted?: 'true'
  /** Best match first if missing. */
  sort?: Sort
}

/** The filters in the URL. Unknown values are ignored. */
export function useApplicantFilters(): ApplicantFilters {
  const params = useSearchParams()
  const sort = APPLICANT_SORTS.find((one) => one === params.get('sort'))
  return {
    status: APPLICATION_STATUSES.find((one) => one === params.get('status')),
    skill: params.get('skill') || undefined,
    shortlisted: params.get('shortlisted') === 'true' ? 'true' : undefined,
    sort: sort === DEFAULT_SORT ? undefined : sort,
  }
}
