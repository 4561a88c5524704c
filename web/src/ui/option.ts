/** One thing to choose. */
export type Option<Value extends string | number = string> = { value: Value; label: string }
