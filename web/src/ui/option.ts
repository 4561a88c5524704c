/** An option of a select, a group or a combobox. */
export type Option<Value extends string | number = string> = { value: Value; label: string }

/** Texts that are their own labels. */
export const toOptions = (texts: readonly string[]): Option[] =>
  texts.map((text) => ({ value: text, label: text }))
