import { EXPERIENCE_LEVELS, SALARY_PERIODS } from '@guildhall/contract/jobs/choices'
import { MAX } from '@guildhall/contract/sizes'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, type RefObject } from 'react'
import { useEmploymentTypes, useLocations, useSkills } from '../lookups/api.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { CheckboxGroup } from '../ui/CheckboxGroup.tsx'
import { Field } from '../ui/Field.tsx'
import { FieldGroup } from '../ui/FieldGroup.tsx'
import { MultiSelect } from '../ui/MultiSelect.tsx'
import type { Option } from '../ui/option.ts'
import { optionsFailure } from '../ui/optionsFailure.tsx'
import { Select } from '../ui/Select.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { site } from '../ui/site.ts'
import type { useForm } from '../ui/useForm.ts'
import type { AddJobDraft } from './addJobDraft.ts'
import { earliestDeadline } from './earliestDeadline.ts'
import { texts } from './messages.ts'

export type AddJobForm = ReturnType<typeof useForm<AddJobDraft>>
type FieldsProps = { form: AddJobForm }

const { fields, hints, placeholders } = texts
const periods = SALARY_PERIODS.map((value) => ({ value, label: value }))
const levels = EXPERIENCE_LEVELS.map((value) => ({ value, label: value }))

export type TitleInput = RefObject<HTMLInputElement | null>

export function WorkFields({ form, titleInput }: FieldsProps & { titleInput?: TitleInput }) {
  const skills = useSkills()
  return (
    <Section heading={texts.sections.work}>
      <Field label={fields.title} error={form.errors.jobTitle} required>
        <TextInput {...form.input('jobTitle')} ref={titleInput} limit={MAX.jobTitle} />
      </Field>
      <Field label={fields.detail} hint={hints.detail} error={form.errors.jobDetail} required>
        <TextArea {...form.input('jobDetail')} rows={5} limit={MAX.jobDetail} />
      </Field>
      <Field label={fields.skills} hint={optionsFailure(skills)} error={form.errors.jobSkills} required>
        <MultiSelect {...choiceOf(form, 'jobSkills', skills)} placeholder={placeholders.skills} />
      </Field>
    </Section>
  )
}

export function PlaceFields({ form }: FieldsProps) {
  const locations = useLocations()
  const types = useEmploymentTypes()
  return (
    <Section heading={texts.sections.place}>
      <Field
        label={fields.locations}
        hint={optionsFailure(locations)}
        error={form.errors.jobLocation}
        required
      >
        <MultiSelect {...choiceOf(form, 'jobLocation', locations)} placeholder={placeholders.locations} />
      </Field>
      <Checkbox
        label={fields.remote}
        hint={hints.remote}
        checked={form.values.remote}
        onChange={(remote) => form.setValue('remote', remote)}
      />
      <CheckboxGroup
        legend={fields.employmentTypes}
        error={form.errors.jobEmploymentType}
        {...choiceOf(form, 'jobEmploymentType', types)}
      />
      {optionsFailure(types)}
    </Section>
  )
}

export function TermsFields({ form }: FieldsProps) {
  const { jobSalary, jobSalaryPaidPeriod, experienceLevel, deadline } = form.errors
  return (
    <Section heading={texts.sections.terms}>
      <FieldGroup legend={fields.salaryAndPeriod} error={jobSalary ?? jobSalaryPaidPeriod} required>
        <div className="grid gap-3 min-[360px]:grid-cols-2 sm:grid-cols-[1fr_11rem]">
          <TextInput
            {...form.input('jobSalary')}
            type="number"
            inputMode="decimal"
            min="0.01"
            step="0.01"
            before={site.currencySign}
            aria-label={fields.salary}
            aria-invalid={jobSalary !== undefined}
          />
          <Select
            {...form.input('jobSalaryPaidPeriod')}
            options={periods}
            placeholder={placeholders.period}
            aria-label={fields.period}
            aria-invalid={(jobSalaryPaidPeriod ?? lacksPeriod(form)) !== undefined}
          />
        </div>
      </FieldGroup>
      <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2">
        <Field label={fields.experience} error={experienceLevel} required>
          <Select {...form.input('experienceLevel')} options={levels} placeholder={placeholders.experience} />
        </Field>
        <Field label={fields.deadline} hint={hints.deadline} error={deadline} required>
          <TextInput {...form.input('deadline')} type="date" min={earliestDeadline()} />
        </Field>
      </div>
    </Section>
  )
}

/** Without amount and period, the specification's single message is an error of the amount but concerns both. */
const lacksPeriod = ({ errors, values }: AddJobForm) =>
  values.jobSalaryPaidPeriod === '' ? errors.jobSalary : undefined

/** The props of a field that holds ids of reference data. */
const choiceOf = (
  form: AddJobForm,
  name: 'jobSkills' | 'jobLocation' | 'jobEmploymentType',
  { data = [] }: UseQueryResult<Option<number>[]>,
) => ({
  ...form.choice(name),
  options: data,
})

export function Section({
  heading,
  hint,
  children,
}: {
  heading: string
  hint?: string
  children: ReactNode
}) {
  return (
    <section className="space-y-5 border-t border-line pt-6 first:border-0 first:pt-0">
      <div>
        <h2 className="text-lg font-bold">{heading}</h2>
        {hint && <p className="mt-1 text-soft">{hint}</p>}
      </div>
      {children}
    </section>
  )
}
