import { createContext, type ReactNode, use, useMemo } from 'react'

type FieldState = { label: string; id?: string; describedBy?: string; invalid: boolean; required: boolean }

/** The state that a Field or FieldGroup passes to the controls inside it. */
export const FieldContext = createContext<FieldState | null>(null)

type FieldDescription = { label: string; hint?: ReactNode; error?: string; required?: boolean }

/** The state of a field whose FieldNotes have the id `notesId`. */
export function useFieldState(notesId: string, { label, hint, error, required = false }: FieldDescription) {
  const ids = [error && `${notesId}-error`, hint ? `${notesId}-hint` : ''].filter(Boolean).join(' ')
  const describedBy = ids || undefined
  const invalid = Boolean(error)
  return useMemo(() => ({ label, describedBy, invalid, required }), [label, describedBy, invalid, required])
}

/** The label of the surrounding Field, for controls with buttons of their own. */
export const useFieldLabel = () => use(FieldContext)?.label

/** The attributes that link a control to its label, hint and error. Empty outside a Field. */
export function useFieldControl() {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  }
}
