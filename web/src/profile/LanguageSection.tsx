import { LANGUAGES, PROFICIENCIES } from '@guildhall/contract/profile/choices'
import { languageForm } from '@guildhall/contract/profile/forms'
import { profileSections } from '@guildhall/contract/profile/sections'
import { call } from '../api/client.ts'
import { Field } from '../ui/Field.tsx'
import { toOptions } from '../ui/option.ts'
import { Select } from '../ui/Select.tsx'
import { profileTexts as texts } from './messages.ts'
import { RowSection } from './RowSection.tsx'
import type { SectionProps } from './Section.tsx'
import { type FormProps, SectionForm } from './SectionForm.tsx'
import type { ChangeRules } from './useChange.ts'
import { useSectionForm } from './useSectionForm.ts'

const rules: ChangeRules = { completes: true, showsAddErrorsInline: true }

export function LanguageSection({ profile, isOwner }: SectionProps) {
  return (
    <RowSection
      name="language"
      isOwner={isOwner}
      items={profile.languages}
      nameOf={({ language }) => language}
      addForm={(onClose) => <LanguageForm onClose={onClose} />}
      remove={(id) => call(profileSections.deleteLanguage, { params: { id } })}
      rules={rules}
    >
      {({ language, proficiency }) => (
        <>
          <span className="font-semibold">{language}</span> <span className="text-soft">{proficiency}</span>
        </>
      )}
    </RowSection>
  )
}

function LanguageForm({ onClose }: FormProps) {
  const form = useSectionForm({
    mode: 'add',
    rules,
    initial: { language: '', proficiency: '' },
    validate: languageForm,
    send: (body) => call(profileSections.addLanguage, { body }),
    onClose,
  })
  return (
    <SectionForm label={texts.add.language} form={form} onCancel={onClose}>
      <Field label={texts.language} error={form.errors.language} required>
        <Select
          {...form.input('language')}
          options={toOptions(LANGUAGES)}
          placeholder={texts.placeholders.language}
        />
      </Field>
      <Field label={texts.proficiency} error={form.errors.proficiency} required>
        <Select
          {...form.input('proficiency')}
          options={toOptions(PROFICIENCIES)}
          placeholder={texts.placeholders.proficiency}
        />
      </Field>
    </SectionForm>
  )
}
