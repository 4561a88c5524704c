import type { Profile } from '@guildhall/contract/profile/endpoints'
import { CompanyJobs } from './CompanyJobs.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { Ratings } from './Ratings.tsx'

type CompanyProfileProps = { company: Profile; isOwner: boolean }

/** The head of a company's profile, its open jobs, and its ratings. */
export function CompanyProfile({ company, isOwner }: CompanyProfileProps) {
  return (
    <div className="space-y-6">
      <ProfileHead profile={company} isOwner={isOwner} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <CompanyJobs userId={String(company.id)} isOwner={isOwner} />
        <Ratings userId={company.id} />
      </div>
    </div>
  )
}
