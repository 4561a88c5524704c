/** How many results an option has: in few characters, and in words for screen readers. */
export type CountLabel = { short: string; words: string }

/** An option of a select, a group or a combobox. */
export type Option<Value extends string | number = string> = {
  value: Value
  label: string
  /** Shown at the end of the option's row in ChoiceRows, and below its label in SegmentedControl. Null while it is unknown: its space is kept. */
  count?: CountLabel | null | undefined
}

/** Texts that are their own labels. */
export const toOptions = (texts: readonly string[]): Option[] =>
  texts.map((text) => ({ value: text, label: text }))
