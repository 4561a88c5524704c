import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { to } from '../to.ts'
import { Link } from '../ui/Link.tsx'
import { JobCardSection } from './JobCardSection.tsx'
import { moreTexts as texts } from './moreMessages.ts'
import { useCompanyJobs } from './useCompanyJobs.ts'

const LIMIT = 3

/** The newest of the other open jobs of a job's company. */
export function CompanyJobList({ job: { id, user_posted: company } }: { job: JobCard }) {
  const { data: response, isError } = useCompanyJobs(company.id)
  if (isError || (response && response.status !== 200)) return null
  const { data, total_job: total = 0 } = response?.body ?? {}
  const others = data?.filter((job) => job.id !== id)
  const isOpen = data?.length !== others?.length
  return (
    <JobCardSection
      title={texts.moreFrom(company.name)}
      jobs={others}
      limit={LIMIT}
      empty={texts.noOthers(company.name)}
      more={
        total - Number(isOpen) > LIMIT && (
          <Link to={to.companyProfile(company.id)} className="link inline-flex min-h-11 items-center">
            {texts.allJobs(total)}
          </Link>
        )
      }
    />
  )
}
