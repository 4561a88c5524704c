import { useState } from 'react'
import { type Rules, serverErrors } from '../ui/fieldErrors.ts'
import { useForm } from '../ui/useForm.ts'
import { type ChangeRules, type Reply, useChange } from './useChange.ts'

type SectionFormOptions<Values> = {
  mode: 'add' | 'edit'
  rules?: ChangeRules
  initial: Values
  /** A form of the contract. */
  validate?: Rules<Values>
  send: (values: Values) => Promise<Reply>
  onClose: () => void
}

/**
 * The form of a section: closes after a success, and keeps its input after a failure. `failure` is a server's error
 * that belongs to none of the fields and is shown in the form.
 */
export function useSectionForm<Values extends object>(options: SectionFormOptions<Values>) {
  const { mode, rules = {}, initial, validate, send, onClose } = options
  const [failure, setFailure] = useState<string>()
  const change = useChange(rules)
  const inline = mode === 'add' && rules.showsAddErrorsInline === true

  const form = useForm({
    initial,
    validate,
    async onSubmit(values) {
      setFailure(undefined)
      const refused = await change(() => send(values), { inline })
      if (!refused) return onClose()
      const errors = serverErrors(refused.errorField)
      const hasField = Object.keys(errors).some((name) => name in initial)
      if (inline && !hasField) setFailure(refused.message)
      return errors
    },
  })
  return { ...form, failure }
}

export type SectionFormState = Pick<ReturnType<typeof useSectionForm>, 'props' | 'submitting' | 'failure'>
