import { skillForm } from '@guildhall/contract/profile/forms'
import { profileSections } from '@guildhall/contract/profile/sections'
import { call } from '../api/client.ts'
import { useSkillLevels, useSkills } from '../lookups/api.ts'
import { Combobox } from '../ui/Combobox.tsx'
import { Field } from '../ui/Field.tsx'
import { LookupSelect, lookupFailure } from './LookupSelect.tsx'
import { profileTexts as texts } from './messages.ts'
import { RowSection } from './RowSection.tsx'
import { type FormProps, SectionForm } from './SectionForm.tsx'
import type { SectionProps } from './Section.tsx'
import type { ChangeRules } from './useChange.ts'
import { useSectionForm } from './useSectionForm.ts'

const rules: ChangeRules = { completes: true }

export function SkillSection({ profile, isOwner }: SectionProps) {
  return (
    <RowSection
      name="skills"
      isOwner={isOwner}
      items={profile.skills}
      nameOf={({ skills }) => skills.skill_name}
      addForm={(onClose) => <SkillForm onClose={onClose} />}
      remove={(id) => call(profileSections.deleteSkill, { params: { id } })}
      rules={rules}
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

type Draft = { skillId: number | ''; skillLevelId: number | '' }

function SkillForm({ onClose }: FormProps) {
  const skills = useSkills()
  const levels = useSkillLevels()
  const form = useSectionForm<Draft>({
    mode: 'add',
    rules,
    initial: { skillId: '', skillLevelId: '' },
    validate: skillForm,
    send: (body) => call(profileSections.addSkill, { body }),
    onClose,
  })
  return (
    <SectionForm label={texts.add.skills} form={form} onCancel={onClose}>
      <Field label={texts.skill} error={form.errors.skillId} hint={lookupFailure(skills)} required>
        <Combobox
          {...form.choice('skillId')}
          options={skills.data ?? []}
          placeholder={texts.placeholders.skill}
        />
      </Field>
      <LookupSelect
        {...form.choice('skillLevelId')}
        label={texts.skillLevel}
        error={form.errors.skillLevelId}
        placeholder={texts.placeholders.skillLevel}
        lookup={levels}
      />
    </SectionForm>
  )
}
