import { profile } from '@guildhall/contract/profile/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { MissingPage } from '../shell/MissingPage.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CompanyProfile } from './CompanyProfile.tsx'

/** The profile of the company that is logged in, for its owner to edit. */
export function OwnCompanyProfile() {
  const userId = String(useSession()?.userId ?? 0)
  const { data, error, refetch } = useQuery(query(profile.getProfile, { params: { userId } }))
  if (data)
    return data.status === 200 ? <CompanyProfile company={data.body} isOwner /> : <MissingPage what="user" />
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-80" />
}
