import { tryOrNull } from './storage.ts'

/**
 * A draft of this tab in session storage, under a key that names the account and what the draft is about. It survives a
 * reload, an expired session and a closed form, unless session storage is blocked or full. One equal to `unchanged` is not
 * stored, and one whose fields have other types than those of `unchanged` is not read. Each of the fields `choices` has an
 * id, or '' for none.
 */
export function sessionDraft<Draft extends object>(
  key: readonly (string | number)[],
  unchanged: Draft,
  choices: readonly (keyof Draft)[] = [],
) {
  const name = key.join('_')
  const unchangedText = JSON.stringify(unchanged)
  const isDraft = (stored: unknown): stored is Draft =>
    Object.entries(unchanged).every(([field, before]) => {
      const value = (stored as Record<string, unknown> | null)?.[field]
      if (choices.includes(field as keyof Draft)) return value === '' || typeof value === 'number'
      return typeof value === typeof before && Array.isArray(value) === Array.isArray(before)
    })
  const clear = () => void tryOrNull(() => sessionStorage.removeItem(name))
  return {
    read(): Draft | null {
      const stored = tryOrNull((): unknown => JSON.parse(sessionStorage.getItem(name) ?? 'null'))
      return isDraft(stored) ? stored : null
    },
    save(draft: Draft) {
      const text = JSON.stringify(draft)
      if (text === unchangedText) clear()
      else tryOrNull(() => sessionStorage.setItem(name, text))
    },
    clear,
  }
}
