import type { CurrentApplicant } from '@guildhall/contract/hiring/endpoints'
import { Briefcase, Check, ChevronDown, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { ExpectedRate, PersonLocation, PersonRating } from '../profile/api.ts'
import { to } from '../to.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Link } from '../ui/Link.tsx'
import { ApplicationStatusChip, dayOf } from './ApplicationState.tsx'
import { texts } from './messages.ts'

type ApplicantCardProps = {
  applicant: CurrentApplicant
  /** How many skills the job asks for. */
  jobSkillCount: number
}

/** Who an applicant is, how their skills match the job, and their answers. */
export function ApplicantCard({ applicant, jobSkillCount }: ApplicantCardProps) {
  const { user, applied_at, application_status, skills_in_common, answers } = applicant
  return (
    <Card as="li" className="p-5 md:p-6">
      <article className="space-y-4" aria-label={user.name}>
        <header className="flex flex-wrap items-start gap-4">
          <Avatar name={user.name} picture={user.profile_picture} size="lg" />
          <div className="min-w-0 flex-1 basis-60">
            <div className="flex flex-wrap items-center gap-x-3">
              <h3 className="text-lg font-bold">
                <Link to={to.profile(user.id)} className="inline-flex min-h-11 items-center hover:underline">
                  {user.name}
                </Link>
              </h3>
              {user.rate_ratio !== null && <PersonRating person={user} />}
            </div>
            <p className="line-clamp-2 text-soft">{user.short_intro}</p>
          </div>
          <div className="flex flex-col items-end gap-1.5 max-sm:flex-row max-sm:items-center max-sm:gap-3">
            <ApplicationStatusChip status={application_status} />
            <span className="text-sm text-soft tabular-nums">{texts.panel.appliedOn(dayOf(applied_at))}</span>
          </div>
        </header>
        <Background user={user} />
        <Skills skills={user.skills} matching={skills_in_common} jobSkillCount={jobSkillCount} />
        {answers.length > 0 && <Answers answers={answers} />}
      </article>
    </Card>
  )
}

/** Last role, location, employment types and expected rate. */
function Background({ user }: Pick<CurrentApplicant, 'user'>) {
  const { last_experience: last, userlocation, expectedsalary, useremploymenttype: types } = user
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
      {last && (
        <IconItem icon={<Briefcase size={16} aria-hidden />}>
          {texts.panel.role(last.job_name, last.company_name)}
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
    <li className="flex items-center gap-1.5">
      <span className="text-soft">{icon}</span>
      {children}
    </li>
  )
}

type SkillsProps = {
  skills: CurrentApplicant['user']['skills']
  matching: readonly string[]
  jobSkillCount: number
}

/** The skills that the job asks for, then the others. */
function Skills({ skills, matching, jobSkillCount }: SkillsProps) {
  const levels = new Map(
    skills.map(({ skills: skill, skill_level }) => [skill.skill_name, skill_level.skill_level]),
  )
  const others = [...levels.keys()].filter((name) => !matching.includes(name))
  const heading = texts.panel.matchingSkills(matching.length, jobSkillCount)

  return (
    <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
      <SkillGroup heading={heading} names={matching} levels={levels} isMatch />
      {others.length > 0 && <SkillGroup heading={texts.panel.otherSkills} names={others} levels={levels} />}
    </div>
  )
}

type SkillGroupProps = {
  heading: string
  names: readonly string[]
  /** A card lists only some of a person's skills, so the level of a matching skill may be unknown. */
  levels: ReadonlyMap<string, string>
  isMatch?: boolean
}

function SkillGroup({ heading, names, levels, isMatch = false }: SkillGroupProps) {
  return (
    <div>
      <p className="mb-1.5 text-sm text-soft">{heading}</p>
      {names.length > 0 && (
        <ul aria-label={heading} className="flex flex-wrap gap-1.5">
          {names.map((name) => (
            <li key={name} className="max-w-full">
              <Chip
                tone={isMatch ? 'brand' : 'plain'}
                icon={isMatch && <Check size={14} strokeWidth={3} aria-hidden />}
              >
                {name} <span className="font-normal">{levels.get(name)}</span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The answers to the job's questions, in a section that can be collapsed. */
function Answers({ answers }: Pick<CurrentApplicant, 'answers'>) {
  return (
    <details open className="group border-t border-line pt-2">
      <summary className="flex h-11 items-center gap-2 font-semibold">
        {texts.panel.answers(answers.filter(({ answer }) => answer !== '').length)}
        <ChevronDown size={18} aria-hidden className="text-soft group-open:rotate-180" />
      </summary>
      <dl className="space-y-3">
        {answers.map(({ value, answer }, index) => (
          <div key={index}>
            <dt className="text-sm text-soft">{value}</dt>
            <dd className="max-w-prose whitespace-pre-wrap">
              {answer || <span className="text-soft italic">{texts.panel.noAnswer}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
