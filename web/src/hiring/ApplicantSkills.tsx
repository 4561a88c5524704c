import type { CurrentApplicant } from '@guildhall/contract/hiring/endpoints'
import { Check } from 'lucide-react'
import { Chip } from '../ui/Chip.tsx'
import { texts } from './messages.ts'

type SkillsProps = {
  skills: CurrentApplicant['user']['skills']
  matching: readonly string[]
  jobSkillCount: number
}

/** The skills that the job asks for, then the others. */
export function ApplicantSkills({ skills, matching, jobSkillCount }: SkillsProps) {
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
