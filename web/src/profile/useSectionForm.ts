import { useState } from 'react'
import { type Rules, serverErrors } from '../ui/fieldErrors.ts'
import { useForm } from '../ui/useForm.ts'
import type { SectionName } from './sectionNames.ts'
import { type Reply, useChange } from './useChange.ts'

type SectionFormOptions<Values> = {
  section: SectionName
  initial: Values
  /** A form of the contract. */
  validate?: Rules<Values>
  send: (values: Values) => Promise<Reply>
  onClose: () => void
}

/**
 * The form of a section: closes after a success, and keeps its input after a failure. `failure` is a server's error
 * that belongs to none of the fields and has no alert.
 */
export function useSectionForm<Values extends object>(options: SectionFormOptions<Values>) {
  const { section, initial, validate, send, onClose } = options
  const [failure, setFailure] = useState<string>()
  const change = useChange(section)

  const form = useForm({
    initial,
    validate,
    async onSubmit(values) {
      setFailure(undefined)
      const failed = await change(() => send(values), { isForm: true })
      if (!failed) return onClose()
      const errors = serverErrors(failed.errorField)
      if (!Object.keys(errors).some((name) => name in initial)) setFailure(failed.inline)
      return errors
    },
  })
  return { ...form, failure }
}

export type SectionFormState = Pick<ReturnType<typeof useSectionForm>, 'props' | 'submitting' | 'failure'>
