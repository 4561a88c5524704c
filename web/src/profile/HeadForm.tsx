import type { Profile } from '@guildhall/contract/profile/endpoints'
import { MAX } from '@guildhall/contract/sizes'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { MissingLinkState } from '../completion/api.ts'
import { useLocations } from '../lookups/api.ts'
import { Combobox } from '../ui/Combobox.tsx'
import { Field } from '../ui/Field.tsx'
import { FormCard, FormFooter } from '../ui/FormCard.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { texts } from './messages.ts'
import { useOpenForm } from './openForms.ts'
import { useHeadForm } from './useHeadForm.ts'

const READ_ONLY = 'bg-sunk text-soft'

type HeadFormProps = { profile: Profile; onClose: () => void }

/** The form of the head: a column with a heading above its card. */
export function HeadForm({ profile, onClose }: HeadFormProps) {
  const { user_type } = profile
  const { props, errors, input, choice, submitting, close } = useHeadForm(profile, onClose)
  const locations = useLocations()
  useOpenForm()
  const { state } = useLocation()
  // Of the link that opened the form: another page of the profile's lists changes the state.
  const [field] = useState(() => (state as MissingLinkState | null)?.field ?? 'name')
  const { ref } = props
  useEffect(() => ref.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus(), [ref, field])

  return (
    <div className="max-w-[690px]">
      <h1 id="head-title" tabIndex={-1} className="mb-6 text-2xl outline-none sm:text-3xl">
        {texts.head.edit}
      </h1>
      <FormCard>
        <form {...props} className="space-y-5">
          <Field label={texts.head.names[user_type]} error={errors.name} required>
            <TextInput
              {...input('name')}
              autoComplete={user_type === 'company' ? 'organization' : 'name'}
              limit={MAX.name}
            />
          </Field>
          <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2">
            <Field label={texts.head.username} error={errors.username} hint={texts.head.readOnly}>
              <TextInput {...input('username')} readOnly className={READ_ONLY} />
            </Field>
            <Field label={texts.head.email} error={errors.email} hint={texts.head.readOnly}>
              <TextInput {...input('email')} type="email" readOnly className={READ_ONLY} />
            </Field>
            <Field label={texts.head.phone} error={errors.phoneNumber} optional>
              <TextInput {...input('phoneNumber')} type="tel" autoComplete="tel" limit={MAX.phoneNumber} />
            </Field>
            <Field label={texts.head.location} error={errors.location}>
              <Combobox
                {...choice('location')}
                options={locations.data ?? []}
                placeholder={texts.head.searchLocations}
              />
            </Field>
          </div>
          {locations.error && (
            <LoadFailure error={locations.error} onRetry={() => void locations.refetch()} />
          )}
          <Field label={texts.head.shortIntro} error={errors.shortIntro}>
            <TextArea {...input('shortIntro')} rows={3} limit={MAX.shortIntro} />
          </Field>
          <Field label={texts.head.bio} error={errors.bio}>
            <TextArea {...input('bio')} rows={8} limit={MAX.bio} />
          </Field>
          <FormFooter
            submit={texts.head.save}
            busy={submitting}
            cancel={texts.head.cancel}
            onCancel={close}
          />
        </form>
      </FormCard>
    </div>
  )
}
