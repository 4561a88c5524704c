import { PORTFOLIO_TYPES } from '@guildhall/contract/profile/choices'
import type { Profile } from '@guildhall/contract/profile/endpoints'
import { portfolioEdit, portfolioForm } from '@guildhall/contract/profile/forms'
import { profileSections } from '@guildhall/contract/profile/sections'
import { MAX } from '@guildhall/contract/sizes'
import { call } from '../api/client.ts'
import { Field } from '../ui/Field.tsx'
import { toOptions } from '../ui/option.ts'
import { Select } from '../ui/Select.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { profileTexts as texts } from './messages.ts'
import { type ItemFormProps, SectionForm } from './SectionForm.tsx'
import { useSectionForm } from './useSectionForm.ts'

type Portfolio = Profile['portfolios'][number]

const TYPES = toOptions(PORTFOLIO_TYPES)

/** The type of a stored link can't be changed. */
export function PortfolioForm({ item, label, onClose }: ItemFormProps<Portfolio>) {
  const form = useSectionForm({
    section: 'portfolio',
    item: item?.id,
    initial: { id: item?.id ?? 0, link: item?.portfolio_link ?? '', type: item?.portfolio_name ?? '' },
    validate: item ? portfolioEdit : portfolioForm,
    send: ({ id, link, type }) =>
      item
        ? call(profileSections.savePortfolio, { body: { id, link, type } })
        : call(profileSections.addPortfolio, { body: { link, type } }),
    onClose,
  })
  return (
    <SectionForm label={label} form={form}>
      <Field label={texts.link} error={form.errors.link} hint={item?.portfolio_name} required>
        <TextInput
          {...form.input('link')}
          type="url"
          inputMode="url"
          placeholder={texts.placeholders.link}
          limit={MAX.link}
        />
      </Field>
      {!item && (
        <Field label={texts.type} error={form.errors.type} required>
          <Select {...form.input('type')} options={TYPES} placeholder={texts.placeholders.type} />
        </Field>
      )}
    </SectionForm>
  )
}
