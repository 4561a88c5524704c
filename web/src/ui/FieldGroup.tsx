import { type ReactNode, useId } from 'react'
import { FieldContext, useFieldState } from './fieldContext.ts'
import { FieldNotes } from './FieldNotes.tsx'

type FieldGroupProps = {
  legend: string
  /** The legend is for screen readers only. */
  hidesLegend?: boolean | undefined
  hint?: ReactNode
  error?: string
  required?: boolean
  role?: 'group' | 'radiogroup'
  children: ReactNode
}

/**
 * Several controls under one legend that share an error and a hint, such as an amount and its period.
 * Each control inside needs its own aria-label.
 */
export function FieldGroup(props: FieldGroupProps) {
  const { legend, hidesLegend, hint, error, required, role, children } = props
  const id = useId()
  const field = useFieldState(id, { label: legend, hint, error, required })
  const isRadioGroup = role === 'radiogroup'
  return (
    <fieldset
      role={role}
      aria-describedby={field.describedBy}
      aria-invalid={(isRadioGroup && field.invalid) || undefined}
      aria-required={(isRadioGroup && required) || undefined}
      className="min-w-0"
    >
      <legend className={hidesLegend ? 'sr-only' : 'mb-1.5 font-semibold'}>{legend}</legend>
      <FieldContext value={field}>{children}</FieldContext>
      <FieldNotes id={id} error={error} hint={hint} />
    </fieldset>
  )
}
