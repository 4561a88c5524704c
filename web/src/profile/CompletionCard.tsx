import { useSession } from '../api/session.ts'
import { BackToApplication, completionTexts as texts, MissingList, useCompletion } from '../completion/api.ts'
import { Card } from '../ui/Card.tsx'
import { Ring } from '../ui/Ring.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** How complete the own profile is, links to what is missing, and the way back to an application that waits for it. */
export function CompletionCard() {
  const session = useSession()
  const completion = useCompletion()
  if (!session) return null
  if (!completion) return <Skeleton className="h-36" />

  const { percentage, missing } = completion
  const isComplete = percentage >= 100
  return (
    <Card as="section" aria-labelledby="completion" className="space-y-3 p-5 print:hidden">
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
      <BackToApplication session={session} />
    </Card>
  )
}
