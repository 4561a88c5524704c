import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { type FieldErrors, focusFirstInvalid, type Rules, validate as runRules } from './fieldErrors.ts'
import { useEarlyInput } from './useEarlyInput.ts'

type FieldName<Values> = keyof Values & string

type FormOptions<Values> = {
  initial: Values
  /** Begins with a stored draft, and saves one with each change. The caller clears it after a success and on Cancel. */
  draft?: { read: () => Values | null; save: (values: Values) => void }
  /** A schema of the contract, or a function that returns errors by field name. */
  validate?: Rules<Values>
  /** Fields whose errors show without blocking the submit. Their controls need a `name`. */
  advisory?: readonly FieldName<Values>[]
  /** The error of a field also shows once the field was changed, before the first submit. */
  validatesOnChange?: boolean
  /** May return the server's errors by field name; each shows until its field is edited. */
  onSubmit: (values: Values) => Promise<FieldErrors | void> | FieldErrors | void
}

/**
 * The values and errors of a form. Spread `props` on the form, `input(name)` on text controls and selects, and
 * `choice(name)` on components with `value` and `onChange`. Errors show from the first submit on, keyed by field or by
 * path ('questions.0.value'). A rejected submit focuses the first invalid control of the document.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { initial, draft, validate, advisory = [], validatesOnChange = false, onSubmit } = options
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [values, setValues] = useState(() => draft?.read() ?? initial)
  const [changed, setChanged] = useState<readonly string[]>([])
  const [submitted, setSubmitted] = useState<Values>()
  const [rejected, setRejected] = useState<FieldErrors>({})
  const [submitting, setSubmitting] = useState(false)
  // The fields to skip when a rejected submit moves the focus: a new array each time, so that the effect runs again.
  const [ignored, setIgnored] = useState<readonly string[]>()

  useEarlyInput(form, (entered) => setValues((before) => ({ ...before, ...pickTexts(entered, before) })))

  useEffect(() => draft?.save(values), [draft, values])

  useEffect(() => {
    if (ignored && form.current) focusFirstInvalid(form.current, ignored)
  }, [ignored])

  const isChecked = (path: string) => Boolean(submitted) || changed.some((name) => isWithin(path, name))
  const errors: FieldErrors = {
    ...((submitted || validatesOnChange) && pick(runRules(validate, values), isChecked)),
    ...rejected,
  }

  function setValue<Name extends FieldName<Values>>(name: Name, value: Values[Name]) {
    setValues((before) => ({ ...before, [name]: value }))
    setChanged((before) => (before.includes(name) ? before : [...before, name]))
    setRejected((before) => without(before, name))
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isSending.current) return
    setSubmitted(values)
    setRejected({})
    const invalid = Object.keys(runRules(validate, values))
    if (invalid.some((name) => !(advisory as readonly string[]).includes(name)))
      return setIgnored([...advisory])
    isSending.current = true
    setSubmitting(true)
    try {
      const fromServer = await onSubmit(values)
      if (!fromServer || Object.keys(fromServer).length === 0) return
      setRejected(fromServer)
      setIgnored(advisory.filter((name) => !(name in fromServer)))
    } finally {
      isSending.current = false
      setSubmitting(false)
    }
  }

  function reset(next: Values = initial) {
    setValues(next)
    setChanged([])
    setSubmitted(undefined)
    setRejected({})
  }

  const choice = <Name extends FieldName<Values>>(name: Name) => ({
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
    // `post`, so that a form that the browser sends itself never puts a password into a URL.
    props: { ref: form, method: 'post', noValidate: true, onSubmit: submit },
    values,
    errors,
    /** The values of the last submit, whether it was rejected or not. */
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
  [Name in FieldName<Values>]: Values[Name] extends string ? Name : never
}[FieldName<Values>]

const pickTexts = (entered: Record<string, string>, values: object) =>
  Object.fromEntries(
    Object.entries(entered).filter(([name]) => typeof values[name as keyof typeof values] === 'string'),
  )

const isWithin = (path: string, name: string) => path === name || path.startsWith(`${name}.`)

const pick = (errors: FieldErrors, isPicked: (path: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => isPicked(path)))

const without = (errors: FieldErrors, name: string) => pick(errors, (path) => !isWithin(path, name))
