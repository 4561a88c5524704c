/** What is wrong with a form: one sentence a field, by its name or by its path such as 'questions.0.value'. */
export type Problems = Record<string, string | undefined>

type Judgement = {
  success: boolean
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
}
type Schema<Values> = { safeParse: (values: Values) => Judgement }

export type Rules<Values> = Schema<Values> | ((values: Values) => Problems)

/** The first sentence of each path of a zod schema's answer. */
export function problemsIn({ error }: Judgement): Problems {
  const problems: Problems = {}
  for (const { path, message } of error?.issues ?? []) problems[path.join('.')] ??= message
  return problems
}

export function problemsOf<Values>(rules: Rules<Values> | undefined, values: Values): Problems {
  if (!rules) return {}
  if ('safeParse' in rules) return problemsIn(rules.safeParse(values))
  return Object.fromEntries(Object.entries(rules(values)).filter(([, sentence]) => sentence))
}

/** The first sentence of each field of a server's `errorField`. */
export const problemsFrom = (errorField: Record<string, readonly string[]> = {}): Problems =>
  Object.fromEntries(Object.entries(errorField).map(([field, [sentence]]) => [field, sentence]))

/** The first in the order of the document, whatever the order of the rules. Fields named in `passedOver` are left out. */
export function focusFirstInvalid(form: HTMLFormElement, passedOver: readonly string[]) {
  const invalid = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')]
  const controls = invalid.map((one) => (one.matches('fieldset') ? one.querySelector('input') : one))
  controls.find((control) => !passedOver.includes(control?.getAttribute('name') ?? ''))?.focus()
}
