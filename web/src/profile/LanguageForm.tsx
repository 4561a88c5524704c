import { LANGUAGES, PROFICIENCIES } from '@guildhall/contract/profile/choices'
import { languageForm } from '@guildhall/contract/profile/forms'
import { profileSections } from '@guildhall/contract/profile/sections'
import { call } from '../api/client.ts'
import { Field } from '../ui/Field.tsx'
import { toOptions } from '../ui/option.ts'
import { Select } from '../ui/Select.tsx'
import { profileTexts as texts } from './messages.ts'
import { type FormProps, SectionForm } from './SectionForm.tsx'
import { useSectionForm } from './useSectionForm.ts'

export function LanguageForm({ label, onClose }: FormProps) {
  const form = useSectionForm({
    section: 'language',
    initial: { language: '', proficiency: '' },
    validate: languageForm,
    send: (body) => call(profileSections.addLanguage, { body }),
    onClose,
  })
  return (
    <SectionForm label={label} form={form}>
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
