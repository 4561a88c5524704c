import { profile } from '@guildhall/contract/profile/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CompanyJobs } from './CompanyJobs.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { Ratings } from './Ratings.tsx'

/** The profile of the company that is logged in, for its owner to edit. */
export function OwnCompanyProfile() {
  const userId = useSession()?.userId ?? 0
  const { data, error, refetch } = useQuery(query(profile.getProfile, { params: { userId: String(userId) } }))
  if (data?.status === 200) {
    return (
      <div className="space-y-6">
        <ProfileHead profile={data.body} isOwner />
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
          <CompanyJobs userId={String(userId)} isOwner />
          <Ratings userId={userId} />
        </div>
      </div>
    )
  }
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-80" />
}
