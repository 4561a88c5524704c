import { useState } from 'react'
import type { ChangeResponse } from '../api/change.ts'
import { useSession } from '../api/session.ts'
import { sessionDraft } from '../api/sessionDraft.ts'
import { type Rules, serverErrors } from '../ui/fieldErrors.ts'
import { useForm } from '../ui/useForm.ts'
import type { SectionName } from './sectionNames.ts'
import { useChange } from './useChange.ts'

type SectionFormOptions<Values> = {
  section: SectionName
  /** The id of the item that is edited. Without it one is added. */
  item?: number | undefined
  initial: Values
  /** The fields that have an id, or '' for none. */
  choices?: readonly (keyof Values)[]
  /** A form of the contract. */
  validate?: Rules<Values>
  send: (values: Values) => Promise<ChangeResponse>
  /** The fields that the server calls differently, by its names. */
  serverNames?: Record<string, keyof Values & string>
  onClose: () => void
}

/**
 * The form of a section: closes after a success, and keeps its input after a failure and when the page is left. `close`
 * discards it. `failure` is a server's error that belongs to none of the fields and has no alert.
 */
export function useSectionForm<Values extends object>(options: SectionFormOptions<Values>) {
  const { section, item = 'new', initial, choices, validate, send, serverNames = {}, onClose } = options
  const [failure, setFailure] = useState<string>()
  const change = useChange(section)
  const userId = useSession()?.userId ?? 0
  const [draft] = useState(() => sessionDraft(['profile_draft', userId, section, item], initial, choices))

  const form = useForm({
    initial,
    draft,
    validate,
    async onSubmit(values) {
      setFailure(undefined)
      const failed = await change(() => send(values), { isForm: true })
      if (!failed) return close()
      const errors = Object.fromEntries(
        Object.entries(serverErrors(failed.errorField)).map(([name, text]) => [
          serverNames[name] ?? name,
          text,
        ]),
      )
      if (!Object.keys(errors).some((name) => name in initial)) setFailure(failed.inline)
      return errors
    },
  })

  function close() {
    draft.clear()
    onClose()
  }

  return { ...form, failure, close }
}

export type SectionFormState = Pick<
  ReturnType<typeof useSectionForm>,
  'props' | 'submitting' | 'failure' | 'close'
>
