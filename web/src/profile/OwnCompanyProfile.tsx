import { profile } from '@guildhall/contract/profile/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { MissingPage } from '../shell/MissingPage.tsx'
import { Pending } from '../ui/Pending.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CompanyProfile } from './CompanyProfile.tsx'

/** The profile of the company that is logged in, for its owner to edit. */
export function OwnCompanyProfile() {
  const userId = String(useSession()?.userId ?? 0)
  const company = useQuery(query(profile.getProfile, { params: { userId } }))
  const { data } = company
  if (data)
    return data.status === 200 ? <CompanyProfile company={data.body} isOwner /> : <MissingPage what="user" />
  return (
    <Pending query={company}>
      <Skeleton className="h-80" />
    </Pending>
  )
}
