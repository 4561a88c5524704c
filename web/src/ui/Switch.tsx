import type { Option } from './option.ts'
import { OptionCount } from './OptionCount.tsx'

type SwitchProps = Pick<Option, 'label' | 'count'> & {
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: string
}

/** An on/off switch, built on a native checkbox. */
export function Switch({ label, count, checked, onChange, hint }: SwitchProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className="flex h-6 w-11 shrink-0 items-center rounded-full border border-edge bg-sunk p-[3px] transition-colors duration-150 peer-checked:border-brand peer-checked:bg-brand peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand before:size-4 before:rounded-full before:bg-edge forced-colors:before:bg-[CanvasText] before:transition-transform before:duration-150 peer-checked:before:translate-x-5 peer-checked:before:bg-brand-ink"
      />
      <span>
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-sm text-soft">{hint}</span>}
      </span>
      <OptionCount count={count} />
    </label>
  )
}
