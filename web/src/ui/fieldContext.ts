import { createContext, type ReactNode, use, useMemo } from 'react'

type FieldState = { label: string; id?: string; describedBy?: string; invalid: boolean; required: boolean }

/** What a Field or FieldGroup tells the controls inside it. */
export const FieldContext = createContext<FieldState | null>(null)

type Described = { label: string; hint?: ReactNode; error?: string; required?: boolean }

/** The state of a field whose FieldNotes have the id `notesId`. */
export function useFieldState(notesId: string, { label, hint, error, required = false }: Described) {
  const ids = [error && `${notesId}-error`, hint ? `${notesId}-hint` : ''].filter(Boolean).join(' ')
  const describedBy = ids || undefined
  const invalid = Boolean(error)
  return useMemo(() => ({ label, describedBy, invalid, required }), [label, describedBy, invalid, required])
}

/** The name of the surrounding Field, for controls that name buttons of their own. */
export const useFieldLabel = () => use(FieldContext)?.label

/** The attributes that tie a control to its label, hint and error. Empty outside a Field. */
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
