import type { Profile } from '@guildhall/contract/profile/endpoints'
import { educationForm } from '@guildhall/contract/profile/forms'
import { profileSections } from '@guildhall/contract/profile/sections'
import { MAX } from '@guildhall/contract/sizes'
import { call } from '../api/client.ts'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { profileTexts as texts } from './messages.ts'
import { type ItemFormProps, SectionForm } from './SectionForm.tsx'
import { useSectionForm } from './useSectionForm.ts'

export type Education = Profile['educations'][number]

/** The specification validates only what is added. */
export function EducationForm({ item, label, onClose }: ItemFormProps<Education>) {
  const form = useSectionForm({
    section: 'education',
    item: item?.id,
    initial: {
      schoolName: item?.school_name ?? '',
      major: item?.major ?? '',
      degree: item?.degree ?? '',
    },
    validate: item ? undefined : educationForm,
    send: ({ schoolName, major, degree }) =>
      item
        ? call(profileSections.saveEducation, {
            params: { id: item.id },
            body: { id: item.id, major, school_name: schoolName, degree },
          })
        : call(profileSections.addEducation, { body: { major, schoolName, degree } }),
    serverNames: { school_name: 'schoolName' },
    onClose,
  })
  const { errors, input } = form
  return (
    <SectionForm label={label} form={form}>
      <Field label={texts.school} error={errors.schoolName} required={!item}>
        <TextInput {...input('schoolName')} limit={MAX.profileLine} />
      </Field>
      <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2">
        <Field label={texts.major} error={errors.major} required={!item}>
          <TextInput {...input('major')} limit={MAX.profileLine} />
        </Field>
        <Field label={texts.degree} error={errors.degree} optional={!item}>
          <TextInput {...input('degree')} limit={MAX.profileLine} />
        </Field>
      </div>
    </SectionForm>
  )
}
