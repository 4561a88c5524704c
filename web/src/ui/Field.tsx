import { type ReactNode, useId, useMemo } from 'react'
import { FieldContext, useFieldState } from './fieldContext.ts'
import { FieldNotes } from './FieldNotes.tsx'

type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string
  required?: boolean
  className?: string
  /** One control of the kit: TextInput, TextArea, PasswordInput, Select or MultiSelect. */
  children: ReactNode
}

/**
 * A label above one control, an error and a hint below it. The control takes its id and its aria attributes
 * from here; `required` is aria-required only, so that the browser never shows a text of its own before ours.
 */
export function Field({ label, hint, error, required, className, children }: FieldProps) {
  const id = useId()
  const state = useFieldState(id, { label, hint, error, required })
  const field = useMemo(() => ({ ...state, id }), [state, id])
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block w-fit font-semibold">
        {label}
      </label>
      <FieldContext value={field}>{children}</FieldContext>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  )
}
