import type { Job } from '@guildhall/contract/jobs/endpoints'
import { to } from '../to.ts'
import { CompanyAvatar } from '../ui/CompanyAvatar.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Link } from '../ui/Link.tsx'
import { NearView } from '../ui/NearView.tsx'
import { pageTexts as texts } from './pageMessages.ts'
import { ResponseTime } from './ResponseTime.tsx'

const CompanySummary = lazyPart(
  () => import('./CompanySummary.tsx').then((part) => part.CompanySummary),
  () => null,
  true,
)

/** The company on the page of its job: below the text, or last in the rail, where its summary moves nothing. */
export function JobCompany({ job: { user_posted: company } }: { job: Job }) {
  return (
    <section
      aria-label={texts.company}
      className="flex flex-col gap-1 max-lg:order-1 max-lg:border-t max-lg:border-line max-lg:pt-5"
    >
      <div className="flex items-center gap-3">
        <CompanyAvatar name={company.name} picture={company.profile_picture} />
        <Link to={to.companyProfile(company.id)} className="link inline-flex min-h-11 min-w-0 items-center">
          {company.name}
        </Link>
      </div>
      <NearView className="min-h-[122px] print:hidden">
        <CompanySummary companyId={company.id} />
      </NearView>
      <ResponseTime value={company.response_time} />
    </section>
  )
}
