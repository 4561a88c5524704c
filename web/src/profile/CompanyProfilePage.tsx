import { profile } from '@guildhall/contract/profile/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query, UnreadableError } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { Pending } from '../ui/Pending.tsx'
import { MissingPage } from '../shell/MissingPage.tsx'
import { useTabTitle } from '../shell/useTabTitle.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { CompanyProfile } from './CompanyProfile.tsx'

/** The public profile of a company, which its owner edits here. A personal account leads to the not-found page. */
export function CompanyProfilePage() {
  const userId = useSearchParams().get('id') ?? ''
  const ownId = useSession()?.userId
  const loaded = useQuery(query(profile.getProfile, { params: { userId } }))
  const { data: response, error } = loaded
  const company =
    response?.status === 200 && response.body.user_type === 'company' ? response.body : undefined
  useTabTitle(company?.name)

  if (!company && (response || error instanceof UnreadableError)) return <MissingPage what="user" />
  return (
    <div className="mx-auto w-full max-w-page space-y-6 px-4 py-6 md:px-6 print:pb-0">
      {company ? (
        <CompanyProfile key={company.id} company={company} isOwner={company.id === ownId} />
      ) : (
        <Pending query={loaded}>
          <Skeleton className="h-80" />
          <Skeleton className="h-80" />
        </Pending>
      )}
    </div>
  )
}
