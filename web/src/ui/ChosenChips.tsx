import { X } from 'lucide-react'
import { fieldTexts } from './fieldMessages.ts'
import type { Option } from './option.ts'

type ChosenChipsProps<Value extends string | number> = {
  options: readonly Option<Value>[]
  onRemove: (value: Value) => void
  /** Called when the last chip is removed, to move the focus. */
  onEmpty: () => void
}

/** The chosen options of a MultiSelect. Clicking a chip removes it. */
export function ChosenChips<Value extends string | number>(props: ChosenChipsProps<Value>) {
  const { options, onRemove, onEmpty } = props
  if (options.length === 0) return null

  /** Moves the focus to a neighboring chip, so that keyboard users keep their place. */
  function remove(value: Value, chip: HTMLElement) {
    const item = chip.parentElement
    const neighbor = item?.nextElementSibling ?? item?.previousElementSibling
    const next = neighbor?.querySelector('button')
    if (next) next.focus()
    else onEmpty()
    onRemove(value)
  }

  return (
    <ul className="flex flex-wrap gap-2 px-1.5 pt-1.5">
      {options.map(({ value, label }) => (
        <li key={value}>
          <button
            type="button"
            aria-label={fieldTexts.remove(label)}
            onClick={(event) => remove(value, event.currentTarget)}
            className="relative flex min-h-9 items-center gap-1.5 rounded-full bg-brand-soft py-1 pr-2.5 pl-3.5 text-base font-semibold text-brand transition-colors duration-150 after:absolute after:-inset-1 enabled:hover:bg-brand enabled:hover:text-brand-ink"
          >
            {label}
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
