import { type ReactNode, useId, useMemo } from 'react'
import { FieldContext, useFieldState } from './fieldContext.ts'
import { FieldNotes } from './FieldNotes.tsx'
import { fieldTexts } from './fieldMessages.ts'

type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string
  required?: boolean
  /** Says so in the label, where most fields are required. */
  optional?: boolean
  className?: string
  /** One TextInput, TextArea, PasswordInput, Select or MultiSelect. */
  children: ReactNode
}

/**
 * A label above one control, and an error and a hint below it. The control takes its id and aria attributes from the
 * FieldContext. `required` only sets aria-required, so that the browser shows no message of its own.
 */
export function Field({ label, hint, error, required, optional, className, children }: FieldProps) {
  const id = useId()
  const state = useFieldState(id, { label, hint, error, required })
  const field = useMemo(() => ({ ...state, id }), [state, id])
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block w-fit font-semibold">
        {label}
        {optional && <span className="font-normal text-soft"> {fieldTexts.optional}</span>}
      </label>
      <FieldContext value={field}>{children}</FieldContext>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  )
}
