import { X } from 'lucide-react'
import { activeFilters } from './activeFilters.ts'
import { filterTexts } from './filterMessages.ts'
import { clearedFilters, type FiltersProps } from './filters.ts'
import { texts } from './messages.ts'
import { clearAmounts } from './useAmount.ts'

/**
 * A button that clears all filters, in front, where it is in view however many there are, and a chip for each, which removes
 * it. Where nothing is found, `NoResults` has that button.
 */
export function ActiveFilters({ table, values, onChange, found }: FiltersProps) {
  const active = activeFilters(table, values)

  /** The focus moves to a neighboring chip, so that keyboard users keep their place. */
  function remove(chip: HTMLElement, without: typeof values) {
    const item = chip.parentElement
    const isLast = active.at(-1)?.without === without
    const neighbor = isLast ? item?.previousElementSibling : item?.nextElementSibling
    neighbor?.querySelector('button')?.focus()
    onChange(without)
  }

  function clear() {
    clearAmounts(table)
    onChange(clearedFilters(table))
  }

  return (
    <ul aria-label={filterTexts.active} className="scroll-line gap-2 print:hidden">
      {found.total !== 0 && (
        <li>
          <button
            type="button"
            onClick={clear}
            className="link relative pr-2 text-sm after:absolute after:-inset-y-3 after:inset-x-0"
          >
            {texts.clearFilters}
          </button>
        </li>
      )}
      {active.map(({ label, without }) => (
        <li key={label} className="shrink-0">
          <button
            type="button"
            aria-label={filterTexts.remove(label)}
            onClick={(event) => remove(event.currentTarget, without)}
            className="relative flex h-8 items-center gap-1.5 rounded-full bg-brand-soft pr-2 pl-3 text-sm font-semibold text-brand transition-colors duration-150 after:absolute after:-inset-x-1 after:-inset-y-1.5 hover:bg-brand hover:text-brand-ink"
          >
            {label}
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
