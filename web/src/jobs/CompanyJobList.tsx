import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { useState } from 'react'
import { to } from '../to.ts'
import { Link } from '../ui/Link.tsx'
import { JobCardSection } from './JobCardSection.tsx'
import { moreTexts as texts } from './moreMessages.ts'
import { useCompanyJobs } from './useCompanyJobs.ts'

const LIMIT = 3

type CompanyJobListProps = {
  job: JobCard
  /** Nothing follows that would move: then nothing is shown while the jobs load, nor if there are none. */
  isLast: boolean
}

/** The newest of the other open jobs of a job's company. */
export function CompanyJobList({ job: { id, user_posted: company }, isLast }: CompanyJobListProps) {
  const { data: response, isError } = useCompanyJobs(company.id)
  const { data, total_job: total = 0 } = (response?.status === 200 && response.body) || {}
  const others = data?.filter((job) => job.id !== id)
  const isOpen = data?.length !== others?.length
  // That there are none replaces placeholders, and is left out where there were no placeholders.
  const [hadPlaceholders] = useState(!isLast && !others)
  if (isError || (response && !data) || (isLast && !response)) return null
  return (
    <JobCardSection
      title={texts.moreFrom(company.name)}
      jobs={others}
      limit={LIMIT}
      empty={hadPlaceholders ? texts.noOthers(company.name) : undefined}
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
