/** The errors of a form: one message per field, keyed by its name or by a path such as 'questions.0.value'. */
export type FieldErrors = Record<string, string | undefined>

type ParseResult = {
  success: boolean
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
}
type Schema<Values> = { safeParse: (values: Values) => ParseResult }

export type Rules<Values> = Schema<Values> | ((values: Values) => FieldErrors)

/** The first message of each path in the result of a zod schema. */
export function schemaErrors({ error }: ParseResult): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= message
  return errors
}

export function validate<Values>(rules: Rules<Values> | undefined, values: Values): FieldErrors {
  if (!rules) return {}
  if ('safeParse' in rules) return schemaErrors(rules.safeParse(values))
  return Object.fromEntries(Object.entries(rules(values)).filter(([, message]) => message))
}

/** The first message of each field of a server's `errorField`. */
export const serverErrors = (errorField: Record<string, readonly string[]> = {}): FieldErrors =>
  Object.fromEntries(Object.entries(errorField).map(([field, [message]]) => [field, message]))

/** Focuses the first invalid control in document order. Controls whose name is in `ignored` are skipped. */
export function focusFirstInvalid(form: HTMLFormElement, ignored: readonly string[]) {
  const invalid = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')]
  const controls = invalid.map((element) =>
    element.matches('fieldset') ? element.querySelector('input') : element,
  )
  controls.find((control) => !ignored.includes(control?.getAttribute('name') ?? ''))?.focus()
}
