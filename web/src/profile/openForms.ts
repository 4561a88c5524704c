import { createContext, use, useEffect, useId } from 'react'

/** The forms and uploads that are open on the page, which a preview would close. */
export const OpenForms = createContext<Set<string> | null>(null)

/** Adds the component to the open forms while it is mounted. */
export function useOpenForm() {
  const id = useId()
  const forms = use(OpenForms)
  useEffect(() => {
    forms?.add(id)
    return () => void forms?.delete(id)
  }, [forms, id])
}
