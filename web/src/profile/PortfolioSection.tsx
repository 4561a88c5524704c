import { PORTFOLIO_TYPES } from '@guildhall/contract/profile/choices'
import type { Profile } from '@guildhall/contract/profile/endpoints'
import { portfolioEdit, portfolioForm } from '@guildhall/contract/profile/forms'
import { profileSections } from '@guildhall/contract/profile/sections'
import { MAX } from '@guildhall/contract/sizes'
import { ExternalLink } from 'lucide-react'
import { call } from '../api/client.ts'
import { Field } from '../ui/Field.tsx'
import { toOptions } from '../ui/option.ts'
import { Select } from '../ui/Select.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { profileTexts as texts } from './messages.ts'
import { RowSection } from './RowSection.tsx'
import type { SectionProps } from './Section.tsx'
import { type FormProps, SectionForm } from './SectionForm.tsx'
import { useSectionForm } from './useSectionForm.ts'

type Portfolio = Profile['portfolios'][number]

const TYPES = toOptions(PORTFOLIO_TYPES)

export function PortfolioSection({ profile, isOwner }: SectionProps) {
  return (
    <RowSection
      name="portfolio"
      isOwner={isOwner}
      items={profile.portfolios}
      nameOf={({ portfolio_link }) => portfolio_link}
      addForm={(onClose) => <PortfolioForm onClose={onClose} />}
      editForm={(item, onClose) => <PortfolioForm item={item} onClose={onClose} />}
      remove={(id) => call(profileSections.deletePortfolio, { params: { id } })}
    >
      {({ portfolio_link, portfolio_name }) => (
        <>
          <a
            href={`https://${portfolio_link}`}
            target="_blank"
            rel="noopener nofollow ugc"
            className="link inline-flex items-center gap-1.5 break-all"
          >
            https://{portfolio_link}
            <ExternalLink size={14} aria-hidden className="shrink-0" />
          </a>{' '}
          <span className="block text-sm text-soft">{portfolio_name}</span>
        </>
      )}
    </RowSection>
  )
}

/** The type of a stored link can't be changed. */
function PortfolioForm({ item, onClose }: FormProps<Portfolio>) {
  const form = useSectionForm({
    mode: item ? 'edit' : 'add',
    initial: { id: item?.id ?? 0, link: item?.portfolio_link ?? '', type: item?.portfolio_name ?? '' },
    validate: item ? portfolioEdit : portfolioForm,
    send: ({ id, link, type }) =>
      item
        ? call(profileSections.savePortfolio, { body: { id, link, type } })
        : call(profileSections.addPortfolio, { body: { link, type } }),
    onClose,
  })
  return (
    <SectionForm
      label={item ? texts.edit(item.portfolio_link) : texts.add.portfolio}
      form={form}
      onCancel={onClose}
    >
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
