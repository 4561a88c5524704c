import { SALARY_PERIODS } from '@guildhall/contract/jobs/choices'
import type { Profile } from '@guildhall/contract/profile/endpoints'
import { rateForm } from '@guildhall/contract/profile/forms'
import { profileSections } from '@guildhall/contract/profile/sections'
import { call } from '../api/client.ts'
import { Field } from '../ui/Field.tsx'
import { toOptions } from '../ui/option.ts'
import { Select } from '../ui/Select.tsx'
import { site } from '../ui/site.ts'
import { TextInput } from '../ui/TextInput.tsx'
import { profileTexts as texts } from './messages.ts'
import { type ItemFormProps, SectionForm } from './SectionForm.tsx'
import { useSectionForm } from './useSectionForm.ts'

type Rate = NonNullable<Profile['expectedsalary']>

const PERIODS = toOptions(SALARY_PERIODS)

export function RateForm({ item, label, onClose }: ItemFormProps<Rate>) {
  const form = useSectionForm({
    section: 'rate',
    initial: { amount: item?.nominal ?? '', period: item?.paid_period ?? '' },
    validate: rateForm,
    send: (body) => call(item ? profileSections.saveRate : profileSections.addRate, { body }),
    onClose,
  })
  return (
    <SectionForm label={label} form={form}>
      <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2">
        <Field label={texts.amount} error={form.errors.amount} required>
          <TextInput
            {...form.input('amount')}
            type="number"
            inputMode="decimal"
            min="0.01"
            step="0.01"
            before={site.currencySign}
          />
        </Field>
        <Field label={texts.period} error={form.errors.period} required>
          <Select {...form.input('period')} options={PERIODS} placeholder={texts.placeholders.period} />
        </Field>
      </div>
    </SectionForm>
  )
}
