import { profileSections } from '@guildhall/contract/profile/sections'
import { call } from '../api/client.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { RowSection } from './RowSection.tsx'
import { FormSkeleton, type SectionProps } from './Section.tsx'

const Form = lazyPart(() => import('./SkillForm.tsx').then((part) => part.SkillForm), FormSkeleton)

export function SkillSection({ profile, isOwner }: SectionProps) {
  return (
    <RowSection
      name="skills"
      isOwner={isOwner}
      items={profile.skills}
      nameOf={({ skills }) => skills.skill_name}
      Form={Form}
      remove={(id) => call(profileSections.deleteSkill, { params: { id } })}
    >
      {({ skills, skill_level }) => (
        <>
          <span className="font-semibold">{skills.skill_name}</span>{' '}
          <span className="text-soft">{skill_level.skill_level}</span>
        </>
      )}
    </RowSection>
  )
}
