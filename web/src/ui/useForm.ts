import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { focusFirstInvalid, type Problems, problemsOf, type Rules } from './problems.ts'

type ByName<Values> = keyof Values & string

type FormOptions<Values> = {
  initial: Values
  /** A schema of the contract, or a function that answers sentences by field name. */
  validate?: Rules<Values>
  /** Fields whose error shows but does not keep the form from being sent. Their controls carry the name. */
  advisory?: readonly ByName<Values>[]
  /** May answer what the server refused, by field name; it shows until the field is edited. */
  onSubmit: (values: Values) => Promise<Problems | void> | Problems | void
}

/**
 * Values and errors of one form. Spread `props` on the form, `input(name)` on text controls and selects,
 * `choice(name)` on the kit's value-based parts. Errors are keyed by field, or by path ('questions.0.value').
 * They show from the first submit on. A refused submit focuses the first control of the document that is to blame.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { initial, validate, advisory = [], onSubmit } = options
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [values, setValues] = useState(initial)
  const [submitted, setSubmitted] = useState<Values>()
  const [refused, setRefused] = useState<Problems>({})
  const [submitting, setSubmitting] = useState(false)
  // What the focus passes over once a submit is refused: a new list for each refusal.
  const [passedOver, setPassedOver] = useState<readonly string[]>()

  useEffect(() => {
    if (passedOver && form.current) focusFirstInvalid(form.current, passedOver)
  }, [passedOver])

  const errors: Problems = { ...(submitted && problemsOf(validate, values)), ...refused }

  function setValue<Name extends ByName<Values>>(name: Name, value: Values[Name]) {
    setValues((before) => ({ ...before, [name]: value }))
    setRefused((before) => without(before, name))
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (sending.current) return
    setSubmitted(values)
    setRefused({})
    const problems = Object.keys(problemsOf(validate, values))
    if (problems.some((name) => !(advisory as readonly string[]).includes(name)))
      return setPassedOver([...advisory])
    sending.current = true
    setSubmitting(true)
    try {
      const answer = await onSubmit(values)
      if (!answer || Object.keys(answer).length === 0) return
      setRefused(answer)
      setPassedOver(advisory.filter((name) => !(name in answer)))
    } finally {
      sending.current = false
      setSubmitting(false)
    }
  }

  function reset(next: Values = initial) {
    setValues(next)
    setSubmitted(undefined)
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
    /** The values of the last submit, refused or not. */
    submitted,
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
