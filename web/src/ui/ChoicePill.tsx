import type { ComponentProps } from 'react'
import type { Option } from './option.ts'

type ChoicePillProps = ComponentProps<'input'> & Pick<Option, 'label'>

/** A radio button or checkbox in a 44 px pill with its label. The whole pill is clickable. */
export function ChoicePill({ label, ...input }: ChoicePillProps) {
  return (
    <label className="relative flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-edge/70 bg-card px-3.5 py-2 font-medium transition-colors duration-150 hover:bg-sunk has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:opacity-60 has-aria-invalid:border-bad in-aria-invalid:border-bad">
      <input {...input} className="choice outline-none" />
      {label}
    </label>
  )
}
