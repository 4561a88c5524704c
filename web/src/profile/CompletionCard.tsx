import { missingItems } from '@guildhall/contract/profile/completion'
import { profile as endpoints, type Profile } from '@guildhall/contract/profile/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { completionTexts as texts, MissingList } from '../completion/api.ts'
import { Card } from '../ui/Card.tsx'
import { cx } from '../ui/cx.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Ring } from '../ui/Ring.tsx'

/**
 * How complete the own profile is, and links to what is missing. Until the server answers it is hidden, and as high as the
 * profile lets expect, so that nothing moves when it appears.
 */
export function CompletionCard({ profile }: { profile: Profile }) {
  const session = useSession()
  const { data, error, refetch } = useQuery(query(endpoints.getCompletion, {}))
  if (!session) return null
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  const missing = data?.body.missing ?? missingItems(profile)
  const percentage = data?.body.percentage ?? 0
  const isComplete = missing.length === 0
  return (
    <Card
      as="section"
      aria-labelledby="completion"
      className={cx('space-y-3 p-5 print:hidden', !data && 'invisible')}
    >
      <div className="flex items-center gap-4">
        <Ring percent={percentage} label={texts.label} className="size-14" />
        <div>
          <h2 id="completion" className="text-lg font-bold">
            {texts.label}
          </h2>
          <p className="text-soft">{isComplete ? texts.complete : texts.unfinished}</p>
        </div>
      </div>
      {missing.length > 0 && (
        <div className="border-t border-line pt-4">
          <p id="completion-missing" className="text-soft">
            {texts.missing}
          </p>
          <MissingList
            missing={missing}
            labelledBy="completion-missing"
            className="grid grid-cols-2 gap-x-6 lg:block"
          />
        </div>
      )}
    </Card>
  )
}
