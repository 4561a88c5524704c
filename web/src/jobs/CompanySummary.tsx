import { profile } from '@guildhall/contract/profile/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { to } from '../to.ts'
import { Link } from '../ui/Link.tsx'
import { Stars } from '../ui/Stars.tsx'
import { moreTexts as texts } from './moreMessages.ts'
import { useCompanyJobs } from './useCompanyJobs.ts'

/** The rating, the number of open jobs and the intro of a company, at most as high as the place that JobCompany reserves. */
export function CompanySummary({ companyId }: { companyId: number }) {
  const params = { userId: String(companyId) }
  const { data: company } = useQuery(query(profile.getProfile, { params, query: { contact: false } }))
  const { data: jobs } = useCompanyJobs(companyId)
  if (company?.status !== 200 || jobs?.status !== 200) return null
  const { rate_ratio, rating_count, short_intro } = company.body
  const { total_job } = jobs.body
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {rate_ratio === null ? (
          <span className="text-sm text-soft">{texts.noRatings}</span>
        ) : (
          <Stars rating={rate_ratio} count={rating_count} />
        )}
        {total_job > 0 ? (
          <Link to={to.companyProfile(companyId)} className="link inline-flex min-h-11 items-center">
            {texts.openJobs(total_job)}
          </Link>
        ) : (
          <span className="inline-flex min-h-11 items-center text-sm text-soft">{texts.openJobs(0)}</span>
        )}
      </div>
      <p className="mt-1 line-clamp-3 text-soft">{short_intro}</p>
    </>
  )
}
