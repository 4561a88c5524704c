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
  /** The fields that the server calls differently, by its names. */
  serverNames?: Record<string, keyof Values & string>
  onClose: () => void
}

/**
 * The form of a section: closes after a success, and keeps its input after a failure. `failure` is a server's error
 * that belongs to none of the fields and has no alert.
 */
export function useSectionForm<Values extends object>(options: SectionFormOptions<Values>) {
  const { section, initial, validate, send, serverNames = {}, onClose } = options
  const [failure, setFailure] = useState<string>()
  const change = useChange(section)

  const form = useForm({
    initial,
    validate,
    async onSubmit(values) {
      setFailure(undefined)
      const failed = await change(() => send(values), { isForm: true })
      if (!failed) return onClose()
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
  return { ...form, failure }
}

export type SectionFormState = Pick<ReturnType<typeof useSectionForm>, 'props' | 'submitting' | 'failure'>
