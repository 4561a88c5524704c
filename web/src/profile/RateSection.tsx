import { lazyPart } from '../ui/lazyPart.tsx'
import { Salary } from '../ui/Salary.tsx'
import { profileTexts as texts } from './messages.ts'
import { RowSection } from './RowSection.tsx'
import type { SectionProps } from './Section.tsx'

const Form = lazyPart(() => import('./RateForm.tsx').then((part) => part.RateForm))

/** A person has one rate at most. */
export function RateSection({ profile: { expectedsalary: rate }, isOwner }: SectionProps) {
  return (
    <RowSection
      name="rate"
      isOwner={isOwner}
      items={rate ? [{ id: 1, ...rate }] : []}
      nameOf={() => texts.sections.rate}
      Form={Form}
      canAdd={!rate}
      isEditable
    >
      {({ nominal, paid_period }) => <Salary nominal={nominal} period={paid_period} />}
    </RowSection>
  )
}

function RateForm({ item, onClose }: FormProps<Rate>) {
  const form = useSectionForm({
    mode: item ? 'edit' : 'add',
    rules,
    initial: { amount: item?.nominal ?? '', period: item?.paid_period ?? '' },
    validate: rateForm,
    send: (body) => call(item ? profileSections.saveRate : profileSections.addRate, { body }),
    onClose,
  })
  return (
    <SectionForm
      label={item ? texts.edit(texts.sections.rate) : texts.add.rate}
      form={form}
      onCancel={onClose}
    >
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
