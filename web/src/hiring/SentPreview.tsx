import { type Profile, profile as profiles } from '@guildhall/contract/profile/endpoints'
import { useQuery } from '@tanstack/react-query'
import { Eye, Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { okBody, query } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { ResumeName, resumeOf, ResumeViewer } from '../profile/api.ts'
import { to } from '../to.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Answers } from './Answers.tsx'
import { SkillGroup } from './ApplicantSkills.tsx'
import { previewTexts } from './previewMessages.ts'
import { panelTexts } from './panelMessages.ts'
import type { StepProps } from './useApplication.ts'
import { answersOf } from './wizard.ts'

/** What the company will receive: who applies, how the skills match, the resume and the answers. */
export function SentPreview({ job, application }: StepProps) {
  const userId = useAccount()?.userId ?? 0
  const { data, error, refetch } = useQuery({
    ...query(profiles.getProfile, { params: { userId: String(userId) } }),
    // It may have been changed in another tab.
    refetchOnMount: 'always',
  })
  const profile = okBody(data)
  // Nothing is shown below it, because it would move.
  if (!profile && !error) return <Skeleton className="mt-4 h-120" />
  return (
    <div className="divide-y divide-line">
      {profile ? (
        <>
          <Person profile={profile} />
          <Skills job={job} profile={profile} />
          <Resume profile={profile} />
        </>
      ) : (
        error && <LoadFailure error={error} onRetry={() => void refetch()} />
      )}
      {application.wizard.questions.length > 0 && <OwnAnswers application={application} />}
      <p className="pt-4 text-sm text-soft">{previewTexts.rest(job.user_posted.name)}</p>
    </div>
  )
}

type PartProps = { title: string; action?: ReactNode; children: ReactNode }

function Part({ title, action, children }: PartProps) {
  return (
    <div className="py-3">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h3 className="text-base font-bold">{title}</h3>
        {action}
      </div>
      {children}
    </div>
  )
}

type ProfileProps = { profile: Profile }

const Edit = <Pencil size={16} aria-hidden />

function Person({ profile: { id, name, profile_picture, short_intro, email, phone_number } }: ProfileProps) {
  const contact = [email, phone_number].filter(Boolean).join(' · ')
  return (
    <Part
      title={previewTexts.profile}
      action={
        <LinkButton to={to.profile(id)} variant="ghost" icon={Edit} className="-mr-4">
          {previewTexts.edit} <span className="sr-only">{previewTexts.ofProfile}</span>
        </LinkButton>
      }
    >
      <div className="flex items-center gap-4">
        <Avatar name={name} picture={profile_picture} size="lg" />
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          {short_intro && <p className="text-soft">{short_intro}</p>}
          {contact && <p className="text-sm text-soft">{contact}</p>}
        </div>
      </div>
    </Part>
  )
}

/** The job's skills: those of the candidate, marked and with their levels, then those that the profile lacks. */
function Skills({ job: { jobskills }, profile }: ProfileProps & Pick<StepProps, 'job'>) {
  const levels = new Map(
    profile.skills.map(({ skills, skill_level }) => [skills.skill_name, skill_level.skill_level]),
  )
  const names = jobskills.map(({ skill }) => skill.skill_name)
  const missing = names.filter((name) => !levels.has(name))
  const matching = names.filter((name) => levels.has(name))
  return (
    <Part
      title={previewTexts.skills}
      action={
        missing.length > 0 && (
          <LinkButton to={to.profile(profile.id, 'skills')} variant="ghost" className="-mr-4">
            {previewTexts.addSkills}
          </LinkButton>
        )
      }
    >
      <div className="space-y-3">
        <SkillGroup
          heading={panelTexts.matchingSkills(matching.length, names.length)}
          names={matching}
          levels={levels}
          isMatch
        />
        {missing.length > 0 && <SkillGroup heading={previewTexts.missingSkills} names={missing} />}
      </div>
    </Part>
  )
}

function Resume({ profile: { id, resume } }: ProfileProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Part
      title={previewTexts.resume}
      action={
        resume ? (
          <Button
            variant="ghost"
            icon={<Eye size={16} aria-hidden />}
            onClick={() => setOpen(true)}
            className="-mr-4"
          >
            {previewTexts.view} <span className="sr-only">{previewTexts.ofResume}</span>
          </Button>
        ) : (
          <LinkButton to={to.profile(id, 'resume')} variant="ghost" className="-mr-4">
            {previewTexts.addResume}
          </LinkButton>
        )
      }
    >
      {resume ? <ResumeName resume={resume} /> : <p className="text-soft">{previewTexts.noResume}</p>}
      <ResumeViewer resume={resumeOf(id)} open={isOpen} onClose={() => setOpen(false)} />
    </Part>
  )
}

function OwnAnswers({ application: { wizard, open } }: Pick<StepProps, 'application'>) {
  return (
    <Part
      title={previewTexts.answers}
      action={
        <Button variant="ghost" icon={Edit} onClick={() => open('questions')} className="-mr-4">
          {previewTexts.edit} <span className="sr-only">{previewTexts.ofAnswers}</span>
        </Button>
      }
    >
      <Answers answers={answersOf(wizard)} />
    </Part>
  )
}
