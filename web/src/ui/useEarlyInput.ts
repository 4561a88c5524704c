import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useIsHydrating } from './useIsHydrating.ts'

/**
 * For a form that the server rendered: passes on what was entered before hydration, by hand or by a password manager,
 * and then repeats a submit that public/boot.js stopped.
 */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  onInput: (entered: Record<string, string>) => void,
) {
  const isHydrating = useIsHydrating()

  const readForm = useEffectEvent(() => {
    if (isHydrating && form.current) onInput(textsOf(form.current))
  })
  // Before any event that is handled with the state of the first render.
  useLayoutEffect(() => readForm(), [])

  useEffect(() => {
    if (isHydrating || !form.current) return
    // Later: a button that public/boot.js presses again may fill in the form.
    const timer = setTimeout(repeatSubmit, 0, form.current)
    return () => clearTimeout(timer)
  }, [form, isHydrating])
}

/** The texts in the form's controls by name, except for empty ones. */
const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )

function repeatSubmit(form: HTMLFormElement) {
  if (form.dataset.submitted === undefined) return
  delete form.dataset.submitted
  form.requestSubmit()
}
