import type { Applicant } from '@guildhall/contract/hiring/endpoints'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { ApplicationStatusChip, dayOf } from './ApplicationState.tsx'
import { texts } from './messages.ts'

type Withdrawn = Extract<Applicant, { application_status: 'Withdrawn' }>

/** Someone who has withdrawn: of the application only the name is left. */
export function WithdrawnApplicant({ applicant }: { applicant: Withdrawn }) {
  const { user, applied_at, application_status } = applicant
  return (
    <Card as="li" className="px-5 py-4 md:px-6">
      <article aria-label={user.name} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar name={user.name} />
        <h3 className="min-w-0 flex-1 basis-40 text-lg font-bold">{user.name}</h3>
        <ApplicationStatusChip status={application_status} />
        <span className="text-sm text-soft tabular-nums">{texts.panel.appliedOn(dayOf(applied_at))}</span>
      </article>
    </Card>
  )
}
