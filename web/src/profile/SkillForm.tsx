import { skillForm } from '@guildhall/contract/profile/forms'
import { profileSections } from '@guildhall/contract/profile/sections'
import { call } from '../api/client.ts'
import { useSkillLevels, useSkills } from '../lookups/api.ts'
import { Combobox } from '../ui/Combobox.tsx'
import { Field } from '../ui/Field.tsx'
import { optionsFailure } from '../ui/optionsFailure.tsx'
import { LookupSelect } from './LookupSelect.tsx'
import { profileTexts as texts } from './messages.ts'
import { type FormProps, SectionForm } from './SectionForm.tsx'
import { useSectionForm } from './useSectionForm.ts'

type Draft = { skillId: number | ''; skillLevelId: number | '' }

export function SkillForm({ label, onClose }: FormProps) {
  const skills = useSkills()
  const levels = useSkillLevels()
  const form = useSectionForm<Draft>({
    section: 'skills',
    initial: { skillId: '', skillLevelId: '' },
    choices: ['skillId', 'skillLevelId'],
    validate: skillForm,
    send: (body) => call(profileSections.addSkill, { body }),
    onClose,
  })
  return (
    <SectionForm label={label} form={form}>
      <Field label={texts.skill} error={form.errors.skillId} hint={optionsFailure(skills)} required>
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
