import { profile } from '@guildhall/contract/profile/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query, UnreadableError } from '../api/client.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { MissingPage } from '../shell/MissingPage.tsx'
import { useTabTitle } from '../shell/useTabTitle.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { CompanyContact } from './CompanyContact.tsx'
import { CompanyHeader } from './CompanyHeader.tsx'
import { CompanyJobs } from './CompanyJobs.tsx'
import { texts } from './messages.ts'

/** The public profile of a company. A personal account leads to the not-found page. */
export function CompanyProfilePage() {
  const params = useSearchParams()
  const userId = params.get('id') ?? ''
  const {
    data: response,
    error,
    isFetching,
    refetch,
  } = useQuery(query(profile.getProfile, { params: { userId } }))
  const company =
    response?.status === 200 && response.body.user_type === 'company' ? response.body : undefined
  useTabTitle(company?.name)

  if (!company && (response || error instanceof UnreadableError)) return <MissingPage what="user" />
  return (
    <div className="mx-auto min-h-dvh w-full max-w-page space-y-6 px-4 py-6 md:px-6">
      {company ? (
        <>
          <CompanyHeader company={company} />
          {/* On a phone the contact is between the other two, on a wide screen beside them. */}
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_300px]">
            {company.bio && <About bio={company.bio} />}
            <CompanyContact company={company} isFetching={isFetching} />
            <CompanyJobs key={userId} userId={userId} />
          </div>
        </>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Skeleton className="h-36" />
          <Skeleton className="h-80" />
        </>
      )}
    </div>
  )
}

function About({ bio }: { bio: string }) {
  return (
    <section aria-labelledby="about" className="card p-5 md:p-6">
      <h2 id="about" className="mb-3 text-lg font-bold">
        {texts.company.about}
      </h2>
      <p className="max-w-prose leading-prose whitespace-pre-wrap">{bio}</p>
    </section>
  )
}
