import { employmentTypeForm } from '@guildhall/contract/profile/forms'
import { profileSections } from '@guildhall/contract/profile/sections'
import { call } from '../api/client.ts'
import { useEmploymentTypes } from '../lookups/api.ts'
import { LookupSelect } from './LookupSelect.tsx'
import { profileTexts as texts } from './messages.ts'
import { RowSection } from './RowSection.tsx'
import type { SectionProps } from './Section.tsx'
import { type FormProps, SectionForm } from './SectionForm.tsx'
import type { ChangeRules } from './useChange.ts'
import { useSectionForm } from './useSectionForm.ts'

const rules: ChangeRules = { completes: true, showsAddErrorsInline: true, hidesNetworkFailures: true }

export function EmploymentTypeSection({ profile, isOwner }: SectionProps) {
  return (
    <RowSection
      name="emp-type"
      isOwner={isOwner}
      items={profile.useremploymenttype}
      nameOf={({ employment_type }) => employment_type.type}
      addForm={(onClose) => <EmploymentTypeForm onClose={onClose} />}
      remove={(id) => call(profileSections.deleteEmploymentType, { params: { id } })}
      rules={rules}
    >
      {({ employment_type }) => <span className="font-semibold">{employment_type.type}</span>}
    </RowSection>
  )
}

function EmploymentTypeForm({ onClose }: FormProps) {
  const types = useEmploymentTypes()
  const form = useSectionForm<{ id: number | '' }>({
    mode: 'add',
    rules,
    initial: { id: '' },
    validate: employmentTypeForm,
    send: ({ id }) => {
      const chosen = types.data?.find(({ value }) => value === id)
      return call(profileSections.addEmploymentType, { body: { id: Number(id), value: chosen?.label } })
    },
    onClose,
  })
  return (
    <SectionForm label={texts.add['emp-type']} form={form} onCancel={onClose}>
      <LookupSelect
        {...form.choice('id')}
        label={texts.type}
        error={form.errors.id}
        placeholder={texts.placeholders.type}
        lookup={types}
      />
    </SectionForm>
  )
}
