import { Button } from '../ui/Button.tsx'
import { filterTexts } from './filterMessages.ts'
import { clearedFilters, type FiltersProps } from './filters.ts'
import { clearAmounts } from './useAmount.ts'

type FilterActionsProps = FiltersProps & {
  onClear: () => void
  /** Closes the filters: all choices are applied already. */
  onShow: () => void
}

/** The end of a list of filters: clears them, and shows how many results they leave. */
export function FilterActions({ table, onChange, found, onClear, onShow }: FilterActionsProps) {
  function clear() {
    clearAmounts(table)
    onChange(clearedFilters(table))
    onClear()
  }
  return (
    <>
      <Button variant="ghost" onClick={clear}>
        {filterTexts.clear}
      </Button>
      <Button
        variant="primary"
        aria-busy={found.isStale}
        onClick={onShow}
        className="flex-1 transition-opacity delay-150 aria-busy:opacity-80"
      >
        {filterTexts.show(found.isStale ? undefined : found.total, found.inWords)}
      </Button>
    </>
  )
}
