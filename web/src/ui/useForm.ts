import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { focusFirstInvalid, type Problems, problemsOf, type Rules } from './problems.ts'

type ByName<Values> = keyof Values & string

type FormOptions<Values> = {
  initial: Values
  /** A schema of the contract, or a function that answers sentences by field name. */
  validate?: Rules<Values>
  /** Fields whose error shows but does not keep the form from being sent. */
  advisory?: readonly ByName<Values>[]
  /** May answer what the server refused, by field name; it shows until the field is edited. */
  onSubmit: (values: Values) => Promise<Problems | void> | Problems | void
}

/**
 * Values and errors of one form. Spread `props` on the form, `input(name)` on text controls and selects,
 * `choice(name)` on the kit's value-based parts. Errors are keyed by field, or by path ('questions.0.value').
 * They show from the first submit on. A refused submit focuses the first invalid control of the document.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { initial, validate, advisory = [], onSubmit } = options
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [values, setValues] = useState(initial)
  const [attempted, setAttempted] = useState(false)
  const [refused, setRefused] = useState<Problems>({})
  const [submitting, setSubmitting] = useState(false)
  const [refusals, setRefusals] = useState(0)

  useEffect(() => {
    if (refusals > 0 && form.current) focusFirstInvalid(form.current)
  }, [refusals])

  const errors: Problems = { ...(attempted && problemsOf(validate, values)), ...refused }

  function setValue<Name extends ByName<Values>>(name: Name, value: Values[Name]) {
    setValues((before) => ({ ...before, [name]: value }))
    setRefused((before) => without(before, name))
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (sending.current) return
    setAttempted(true)
    setRefused({})
    const problems = Object.keys(problemsOf(validate, values))
    if (problems.some((name) => !(advisory as readonly string[]).includes(name)))
      return setRefusals(refusals + 1)
    sending.current = true
    setSubmitting(true)
    try {
      const answer = await onSubmit(values)
      if (!answer || Object.keys(answer).length === 0) return
      setRefused(answer)
      setRefusals(refusals + 1)
    } finally {
      sending.current = false
      setSubmitting(false)
    }
  }

  function reset(next: Values = initial) {
    setValues(next)
    setAttempted(false)
    setRefused({})
  }

  const choice = <Name extends ByName<Values>>(name: Name) => ({
    name,
    value: values[name],
    onChange: (value: Values[Name]) => setValue(name, value),
  })

  const input = <Name extends TextField<Values>>(name: Name) => ({
    name,
    value: values[name] as string,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      setValue(name, event.target.value as Values[Name]),
  })

  return {
    props: { ref: form, noValidate: true, onSubmit: submit },
    values,
    errors,
    submitting,
    setValue,
    input,
    choice,
    submit,
    reset,
  }
}

type TextField<Values> = {
  [Name in ByName<Values>]: Values[Name] extends string ? Name : never
}[ByName<Values>]

const isOf = (path: string, name: string) => path === name || path.startsWith(`${name}.`)

const without = (problems: Problems, name: string): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([path]) => !isOf(path, name)))
