import type { hiring } from '@guildhall/contract/hiring/endpoints'
import type { Answer } from '@guildhall/contract/endpoint'
import { Briefcase, Clock, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { Salary } from '../ui/Salary.tsx'
import { Stars } from '../ui/Stars.tsx'
import { ApplicantAnswers } from './ApplicantAnswers.tsx'
import { ApplicantSkills } from './ApplicantSkills.tsx'
import { ApplicationStatusChip, dayOf } from './ApplicationState.tsx'
import { texts } from './messages.ts'

type Answered = Extract<Answer<typeof hiring.getApplicants>, { status: 200 }>
export type Applicant = Answered['body']['data'][number]

/** One applicant: who it is, why they fit, what they answered. */
export function ApplicantCard({ applicant }: { applicant: Applicant }) {
  const { user, applied_at, application_status, skills_in_common, answers } = applicant
  return (
    <Card as="li" className="p-5 md:p-6">
      <article className="space-y-4" aria-label={user.name}>
        <header className="flex flex-wrap items-start gap-4">
          <Avatar name={user.name} picture={user.profile_picture} size="lg" />
          <div className="min-w-0 flex-1 basis-60">
            <div className="flex flex-wrap items-center gap-x-3">
              <h3 className="text-lg font-bold">{user.name}</h3>
              {user.rate_ratio !== null && <Stars rating={user.rate_ratio} count={user.rating_count} />}
            </div>
            <p className="line-clamp-2 text-soft">{user.short_intro}</p>
          </div>
          <div className="flex flex-col items-end gap-1.5 max-sm:flex-row max-sm:items-center max-sm:gap-3">
            <ApplicationStatusChip status={application_status} />
            <span className="text-sm text-soft tabular-nums">{texts.panel.appliedOn(dayOf(applied_at))}</span>
          </div>
        </header>
        <Terms user={user} />
        <ApplicantSkills skills={user.skills} inCommon={skills_in_common} />
        <ApplicantAnswers answers={answers} />
      </article>
    </Card>
  )
}

function Terms({ user }: Pick<Applicant, 'user'>) {
  const { last_experience: last, userlocation, expectedsalary: rate, useremploymenttype: types } = user
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
      {last && (
        <Term icon={<Briefcase size={16} aria-hidden />}>
          {texts.panel.role(last.job_name, last.company_name)}
        </Term>
      )}
      {userlocation && <Term icon={<MapPin size={16} aria-hidden />}>{userlocation.location.location}</Term>}
      {types.length > 0 && (
        <Term icon={<Clock size={16} aria-hidden />}>
          {types.map(({ employment_type }) => employment_type.type).join(', ')}
        </Term>
      )}
      {rate && (
        <li>
          <span className="sr-only">{texts.panel.rate}</span>{' '}
          <Salary nominal={rate.nominal} period={rate.paid_period} />
        </li>
      )}
    </ul>
  )
}

function Term({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span className="text-soft">{icon}</span>
      {children}
    </li>
  )
}
