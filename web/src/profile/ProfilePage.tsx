import { profile } from '@guildhall/contract/profile/endpoints'
import { useQuery } from '@tanstack/react-query'
import { okBody, query, UnreadableError } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { MissingPage } from '../shell/MissingPage.tsx'
import { Redirect } from '../shell/Redirect.tsx'
import { useTabTitle } from '../shell/useTabTitle.ts'
import { to } from '../to.ts'
import { Pending } from '../ui/Pending.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { BackToCandidates } from './BackToCandidates.tsx'
import { PersonProfile } from './PersonProfile.tsx'

/** The profile of the person with the parameter `id`, or one's own. */
export function ProfilePage() {
  const account = useAccount()
  const params = useSearchParams()
  const userId = params.get('id')
  if (userId) return <ProfileOf key={userId} userId={userId} />
  return <Redirect to={account ? to.profileOf(account, params.get('tab') ?? undefined) : to.userNotFound} />
}

function ProfileOf({ userId }: { userId: string }) {
  const loaded = useQuery(query(profile.getProfile, { params: { userId } }))
  const account = useAccount()
  const { data, error, isFetching } = loaded
  const user = okBody(data)
  useTabTitle(user?.name)

  if (user?.user_type === 'company') return <Redirect to={to.companyProfile(user.id)} />
  if (!user && (data || error instanceof UnreadableError)) {
    return (
      // An account may see a profile that was missing when the page was rendered for visitors.
      <div className="account:invisible">
        <MissingPage what="user" isLoading={account !== null && isFetching} />
      </div>
    )
  }
  return (
    <div className="mx-auto w-full max-w-page space-y-6 px-4 py-6 md:px-6 print:pb-0">
      <BackToCandidates />
      {user ? (
        <PersonProfile profile={user} />
      ) : (
        <Pending query={loaded}>
          <Skeleton className="h-36" />
          <Skeleton className="h-80" />
        </Pending>
      )}
    </div>
  )
}
