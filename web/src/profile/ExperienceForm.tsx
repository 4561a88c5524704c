import { PRESENT } from '@guildhall/contract/profile/choices'
import type { Profile } from '@guildhall/contract/profile/endpoints'
import { experienceForm } from '@guildhall/contract/profile/forms'
import { profileSections } from '@guildhall/contract/profile/sections'
import { MAX } from '@guildhall/contract/sizes'
import { call } from '../api/client.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Field } from '../ui/Field.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { profileTexts as texts } from './messages.ts'
import { type ItemFormProps, SectionForm } from './SectionForm.tsx'
import { useSectionForm } from './useSectionForm.ts'

export type Experience = Profile['experiences']['data'][number]

export function ExperienceForm({ item, label, onClose }: ItemFormProps<Experience>) {
  const form = useSectionForm({
    section: 'experience',
    item: item?.id,
    initial: {
      companyName: item?.company_name ?? '',
      jobTitle: item?.job_name ?? '',
      jobStartDate: item?.start_date ?? '',
      jobEndDate: item?.end_date ?? '',
      jobDescription: item?.details ?? '',
    },
    validate: experienceForm,
    send: (body) =>
      item
        ? call(profileSections.saveExperience, { params: { id: item.id }, body })
        : call(profileSections.addExperience, { body }),
    onClose,
  })
  const { errors, values, input } = form
  const isCurrent = values.jobEndDate === PRESENT
  return (
    <SectionForm label={label} form={form}>
      <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2">
        <Field label={texts.company} error={errors.companyName} required>
          <TextInput {...input('companyName')} autoComplete="off" limit={MAX.profileLine} />
        </Field>
        <Field label={texts.jobTitle} error={errors.jobTitle} required>
          <TextInput {...input('jobTitle')} autoComplete="off" limit={MAX.profileLine} />
        </Field>
        <Field label={texts.startDate} error={errors.jobStartDate} required>
          <TextInput {...input('jobStartDate')} type="date" min="1900-01-01" />
        </Field>
        {!isCurrent && (
          <Field label={texts.endDate} error={errors.jobEndDate} required>
            <TextInput {...input('jobEndDate')} type="date" min={values.jobStartDate || '1900-01-01'} />
          </Field>
        )}
      </div>
      <Checkbox
        label={texts.stillWorking}
        checked={isCurrent}
        onChange={(checked) => form.setValue('jobEndDate', checked ? PRESENT : '')}
      />
      <Field label={texts.description} error={errors.jobDescription} optional>
        <TextArea {...input('jobDescription')} limit={MAX.experienceDetails} />
      </Field>
    </SectionForm>
  )
}
