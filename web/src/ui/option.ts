/** An option of a select, a group or a combobox. */
export type Option<Value extends string | number = string> = { value: Value; label: string }
