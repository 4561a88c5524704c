import type { CurrentApplicant } from '@guildhall/contract/hiring/endpoints'
import { Briefcase, Clock } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useSession } from '../api/session.ts'
import { ExpectedRate, PersonLocation, PersonRating } from '../profile/api.ts'
import { to } from '../to.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Link } from '../ui/Link.tsx'
import { dayOf } from '../ui/localDates.ts'
import { Notice } from '../ui/Notice.tsx'
import { useFocusOnClose } from '../ui/useFocusOnClose.ts'
import type { AskToAccept } from './AcceptApplicant.tsx'
import { Answers } from './Answers.tsx'
import { ApplicantActions } from './ApplicantActions.tsx'
import { ApplicantNote, type NoteEditing } from './ApplicantNote.tsx'
import { ApplicantSkills } from './ApplicantSkills.tsx'
import { ApplicationStatusChip, daysSince } from './ApplicationState.tsx'
import { waitingText } from './waitingMessages.ts'
import { panelTexts } from './panelMessages.ts'
import { noteDraft } from './noteDraft.ts'
import { ShortlistButton } from './ShortlistButton.tsx'
import type { ApplicantProps } from './useApplicants.ts'

const NAME = 'inline-flex min-h-11 items-center'

type ApplicantDetailProps = ApplicantProps & { onAccept: AskToAccept }

/** Who an applicant is, what the company can do, how their skills match the job, and their answers. */
export function Applicant({ job, applicant, onAccept }: ApplicantDetailProps) {
  const { user, skills_in_common, answers, is_blocked } = applicant
  const heading = useRef<HTMLHeadingElement>(null)
  const userId = useSession()?.userId ?? 0
  const [editing, setEditing] = useState<NoteEditing>(() =>
    noteDraft(userId, { job, applicant }).read() ? 'restored' : null,
  )
  const noteButton = useFocusOnClose(editing !== null)
  return (
    <article className="space-y-5" aria-label={user.name}>
      <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4">
        <div className="sm:row-span-2">
          <Avatar name={user.name} picture={user.profile_picture} size="lg" />
        </div>
        <div className="flex flex-wrap items-center gap-x-3">
          <h3 ref={heading} className="text-xl">
            {is_blocked ? (
              <span className={NAME}>{user.name}</span>
            ) : (
              <Link to={to.profile(user.id)} className={`${NAME} hover:underline`}>
                {user.name}
              </Link>
            )}
          </h3>
          {user.rate_ratio !== null && <PersonRating person={user} />}
        </div>
        <ShortlistButton {...{ job, applicant }} />
        <p className="col-span-3 text-soft max-sm:mt-3 sm:col-span-2">{user.short_intro}</p>
      </header>
      <Progress applicant={applicant} />
      <Objection {...{ job, applicant }} />
      {is_blocked && <Notice tone="info">{panelTexts.blocked(user.name)}</Notice>}
      <ApplicantActions
        {...{ job, applicant, onAccept, heading, noteButton }}
        onNote={editing ? undefined : () => setEditing('begun')}
      />
      <ApplicantNote {...{ job, applicant, editing }} onClose={() => setEditing(null)} />
      <Background user={user} />
      <ApplicantSkills
        skills={user.skills}
        asked={job.jobskills.map(({ skill }) => skill.skill_name)}
        matching={skills_in_common}
      />
      {answers.length > 0 && (
        <section className="space-y-3 border-t border-line pt-4">
          <h4 className="text-lg font-bold">
            {panelTexts.answers(answers.filter(({ answer }) => answer !== '').length)}
          </h4>
          <Answers answers={answers} />
        </section>
      )}
    </article>
  )
}

/** The status of the application, when it was sent, and how long it has been waiting. */
function Progress({
  applicant: { application_status, applied_at, is_new },
}: Pick<ApplicantProps, 'applicant'>) {
  const waiting = daysSince(applied_at)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span className="flex gap-1.5">
        {is_new && <Chip tone="brand">{panelTexts.isNew}</Chip>}
        <ApplicationStatusChip status={application_status} />
      </span>
      <span className="text-sm text-soft tabular-nums">{panelTexts.appliedOn(dayOf(applied_at))}</span>
      {application_status === 'Applied' && waiting > 0 && (
        <span className="text-sm font-semibold tabular-nums">{waitingText(waiting)}</span>
      )}
    </div>
  )
}

/** The applicant declined the job, or says that it never took place. */
function Objection({ job, applicant: { user, application_status, dispute } }: ApplicantProps) {
  if (dispute) return <Notice tone="info">{panelTexts.disputes[dispute](user.name)}</Notice>
  if (application_status !== 'Declined' || job.job_status !== 'Open') return null
  return <Notice tone="info">{panelTexts.declined(user.name)}</Notice>
}

/** Last role, location, employment types and expected rate. */
function Background({ user }: Pick<CurrentApplicant, 'user'>) {
  const { last_experience: last, userlocation, expectedsalary, useremploymenttype: types } = user
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
      {last && (
        <IconItem icon={<Briefcase size={16} aria-hidden />}>
          {panelTexts.role(last.job_name, last.company_name)}
        </IconItem>
      )}
      {userlocation && (
        <li>
          <PersonLocation person={user} />
        </li>
      )}
      {types.length > 0 && (
        <IconItem icon={<Clock size={16} aria-hidden />}>
          {types.map(({ employment_type }) => employment_type.type).join(', ')}
        </IconItem>
      )}
      {expectedsalary && (
        <li>
          <ExpectedRate person={user} />
        </li>
      )}
    </ul>
  )
}

function IconItem({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-1">
      <span className="text-soft">{icon}</span>
      {children}
    </li>
  )
}
