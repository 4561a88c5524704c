import { nameError } from '@guildhall/contract/names'
import { profile as endpoints, type Profile } from '@guildhall/contract/profile/endpoints'
import { companyProfileForm, profileForm } from '@guildhall/contract/profile/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '../api/change.ts'
import { call } from '../api/client.ts'
import { sessionDraft } from '../api/sessionDraft.ts'
import { type FieldErrors, serverErrors, validate } from '../ui/fieldErrors.ts'
import { useAlert } from '../ui/useAlert.ts'
import { useForm } from '../ui/useForm.ts'
import { useProfileChanged } from './useProfileChanged.ts'
import { useSavedAlert } from './useSavedAlert.tsx'

const valuesOf = (stored: Profile) => ({
  name: stored.name,
  username: stored.username,
  email: stored.email ?? '',
  phoneNumber: stored.phone_number ?? '',
  shortIntro: stored.short_intro,
  bio: stored.bio,
  location: stored.userlocation?.location.id ?? ('' as const),
})

/** A stored name that is older than the rule for names may stay. */
function headErrors(values: ReturnType<typeof valuesOf>, stored: Profile): FieldErrors {
  const wrong = values.name === stored.name ? undefined : nameError(values.name)
  const form = stored.user_type === 'company' ? companyProfileForm : profileForm
  return { ...(wrong && { name: wrong }), ...validate(form, values) }
}

/**
 * The form of the head. What is entered is kept until it is saved or `close` discards it. The location has a call of its own,
 * which is made only if it changed.
 */
export function useHeadForm(stored: Profile, onClose: () => void) {
  const alert = useAlert()
  const showSaved = useSavedAlert()
  const client = useQueryClient()
  const profileChanged = useProfileChanged()
  const initial = valuesOf(stored)
  const [draft] = useState(() => sessionDraft(['profile_draft', stored.id, 'head'], initial, ['location']))

  async function save({ location, ...body }: typeof initial): Promise<FieldErrors | void> {
    if (location !== '' && location !== initial.location) {
      const located = await call(endpoints.saveLocation, { body: { id: location } })
      if (located.status === 400) return { location: located.body.error }
      // Not only at the end: the rest may fail.
      void profileChanged({ completion: true })
    }
    const saved = await call(endpoints.saveProfile, { body })
    if (saved.status === 400) {
      const errors = serverErrors(saved.body.errorField)
      if (Object.keys(errors).length === 0) alert.show({ severity: 'error', text: saved.body.error })
      return errors
    }
    // The name is also on job cards and in other lists.
    if (body.name === initial.name) await profileChanged({ completion: true })
    else await client.invalidateQueries()
    showSaved(saved.body.success)
    close()
  }

  function close() {
    draft.clear()
    onClose()
  }

  const form = useForm({
    initial,
    draft,
    validate: (values) => headErrors(values, stored),
    async onSubmit(values) {
      try {
        return await save(values)
      } catch (error) {
        alert.show({ severity: 'error', text: asApiError(error).message })
      }
    },
  })

  return { ...form, close }
}
