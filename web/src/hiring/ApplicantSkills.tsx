import type { CurrentApplicant } from '@guildhall/contract/hiring/endpoints'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip } from '../ui/Chip.tsx'
import { panelTexts } from './panelMessages.ts'
import { MatchBar } from './SkillMatch.tsx'

type SkillsProps = {
  skills: CurrentApplicant['user']['skills']
  /** The names of the skills that the job asks for. */
  asked: readonly string[]
  /** Those of them that the person has. */
  matching: readonly string[]
}

/** The skills that the job asks for, those that the person has and those that they don't, then the others. */
export function ApplicantSkills({ skills, asked, matching }: SkillsProps) {
  const levels = new Map(
    skills.map(({ skills: skill, skill_level }) => [skill.skill_name, skill_level.skill_level]),
  )
  const others = [...levels.keys()].filter((name) => !matching.includes(name))
  const missing = asked.filter((name) => !matching.includes(name))

  return (
    <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
      <SkillGroup
        heading={panelTexts.matchingSkills(matching.length, asked.length)}
        bar={<MatchBar matching={matching.length} asked={asked.length} />}
        names={matching}
        levels={levels}
        isMatch
      />
      {missing.length > 0 && <SkillGroup heading={panelTexts.missingSkills} names={missing} />}
      {others.length > 0 && <SkillGroup heading={panelTexts.otherSkills} names={others} levels={levels} />}
    </div>
  )
}

type SkillGroupProps = {
  heading: string
  bar?: ReactNode
  names: readonly string[]
  levels?: ReadonlyMap<string, string>
  isMatch?: boolean
}

/** Skills as chips with their levels; those that match have a check mark. */
export function SkillGroup({ heading, bar, names, levels, isMatch = false }: SkillGroupProps) {
  return (
    <div>
      <p className="mb-2 flex items-center gap-2 text-sm text-soft">
        {heading}
        {bar}
      </p>
      {names.length > 0 && (
        <ul aria-label={heading} className="flex flex-wrap gap-1.5">
          {names.map((name) => (
            <li key={name} className="max-w-full">
              <Chip
                tone={isMatch ? 'brand' : 'plain'}
                icon={isMatch && <Check size={14} strokeWidth={3} aria-hidden />}
              >
                {name} <span className="font-normal">{levels?.get(name)}</span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
