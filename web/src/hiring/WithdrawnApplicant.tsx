import type { Applicant } from '@guildhall/contract/hiring/endpoints'
import { Avatar } from '../ui/Avatar.tsx'
import { dayOf } from '../ui/localDates.ts'
import { ApplicationStatusChip } from './ApplicationState.tsx'
import { panelTexts } from './panelMessages.ts'

type Withdrawn = Extract<Applicant, { application_status: 'Withdrawn' }>

/** Someone who has withdrawn: of the application only the name is left. */
export function WithdrawnApplicant({ applicant }: { applicant: Withdrawn }) {
  const { user, applied_at, application_status } = applicant
  return (
    <article aria-label={user.name} className="space-y-4">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar name={user.name} size="lg" />
        <h3 className="min-w-0 flex-1 basis-40 text-lg font-bold">{user.name}</h3>
        <ApplicationStatusChip status={application_status} />
        <span className="text-sm text-soft tabular-nums">{panelTexts.appliedOn(dayOf(applied_at))}</span>
      </header>
      <p className="text-soft">{panelTexts.withdrawn(user.name)}</p>
    </article>
  )
}
