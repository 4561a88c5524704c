import { Chip } from './Chip.tsx'
import { texts } from './messages.ts'

type Skill = { name: string; level?: string }

type SkillChipsProps = {
  /** The accessible name of the list. */
  label: string
  skills: readonly Skill[]
  /** How many chips and characters fit into the line. */
  fits: { chips: number; characters: number }
}

/** As many skills as fit into one line, at least one, and the number of the others, which screen readers name. */
export function SkillChips({ label, skills, fits }: SkillChipsProps) {
  const shown = skillsThatFit(skills, fits)
  const more = skills.slice(shown.length).map(inWords).join(', ')
  return (
    <ul aria-label={label} className="flex h-6 min-w-0 gap-1.5">
      {shown.map(({ name, level }) => (
        <li key={name} className="min-w-0">
          <Chip>
            {name}
            {level && <span className="text-soft"> {level}</span>}
          </Chip>
        </li>
      ))}
      {more && (
        <li title={more} className="shrink-0">
          <Chip>
            <span aria-hidden>{texts.more(skills.length - shown.length)}</span>
            <span className="sr-only">{more}</span>
          </Chip>
        </li>
      )}
    </ul>
  )
}

const inWords = ({ name, level }: Skill) => (level ? `${name} ${level}` : name)

function skillsThatFit(skills: readonly Skill[], { chips, characters }: SkillChipsProps['fits']) {
  let left = characters
  return skills.slice(0, chips).filter((skill, index) => {
    left -= inWords(skill).length
    return index === 0 || left >= 0
  })
}
