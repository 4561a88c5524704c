import { Check } from 'lucide-react'
import { Chip } from '../ui/Chip.tsx'
import type { Applicant } from './ApplicantCard.tsx'
import { texts } from './messages.ts'

type ApplicantSkillsProps = { skills: Applicant['user']['skills']; inCommon: readonly string[] }

/** First what the job asks for and the applicant has, counted in words; then what else they can do. */
export function ApplicantSkills({ skills, inCommon }: ApplicantSkillsProps) {
  const levels = new Map(
    skills.map(({ skills: skill, skill_level }) => [skill.skill_name, skill_level.skill_level]),
  )
  const others = [...levels.keys()].filter((name) => !inCommon.includes(name))
  const common = inCommon.length > 0 ? texts.panel.inCommon(inCommon.length) : texts.panel.noneInCommon

  return (
    <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
      <SkillGroup heading={common} names={inCommon} levels={levels} isCommon />
      {others.length > 0 && <SkillGroup heading={texts.panel.otherSkills} names={others} levels={levels} />}
    </div>
  )
}

type SkillGroupProps = {
  heading: string
  names: readonly string[]
  /** Not every skill in common is among the few that a person's card carries. */
  levels: ReadonlyMap<string, string>
  isCommon?: boolean
}

function SkillGroup({ heading, names, levels, isCommon = false }: SkillGroupProps) {
  return (
    <div>
      <p className="mb-1.5 text-sm text-soft">{heading}</p>
      {names.length > 0 && (
        <ul aria-label={heading} className="flex flex-wrap gap-1.5">
          {names.map((name) => (
            <li key={name} className="max-w-full">
              <Chip
                tone={isCommon ? 'brand' : 'plain'}
                icon={isCommon && <Check size={14} strokeWidth={3} aria-hidden />}
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
