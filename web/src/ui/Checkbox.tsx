import type { ReactNode } from 'react'

type CheckboxProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: string
}

/** A checkbox with its label. It takes effect when its form is submitted; for immediate effect, use Switch. */
export function Checkbox({ label, checked, onChange, hint }: CheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:opacity-60">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="choice mt-0.5"
      />
      <span>
        {label}
        {hint && <span className="block text-sm text-soft">{hint}</span>}
      </span>
    </label>
  )
}
