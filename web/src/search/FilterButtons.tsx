import { SlidersHorizontal } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { BarButton } from '../shell/BarButton.tsx'
import { Button } from '../ui/Button.tsx'
import { FilterCount } from './FilterRow.tsx'
import { texts } from './messages.ts'

let isOpen = false
const listeners = new Set<() => void>()

function setOpen(next: boolean) {
  isOpen = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the filter sheet is open on a phone. The state is outside the board because the bottom bar opens it too. */
export const useFilterSheet = () => ({
  open: useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  ),
  setOpen,
})

/**
 * Opens the filters where the row has no room for them, and says how many are active. On a phone, accounts have
 * FilterBarButton instead.
 */
export const FilterButton = ({ count }: { count: number }) => (
  <Button
    icon={<SlidersHorizontal size={18} aria-hidden />}
    aria-haspopup="dialog"
    onClick={() => setOpen(true)}
    className="max-md:h-13 max-md:account:hidden min-[1100px]:hidden"
  >
    <span className="max-md:sr-only">{texts.filters}</span>
    <FilterCount count={count} className="absolute -top-1.5 -right-1.5" />
  </Button>
)

/** Opens the filters from the bottom bar. */
export const FilterBarButton = () => (
  <BarButton
    icon={<SlidersHorizontal size={22} aria-hidden />}
    label={texts.filter}
    onClick={() => setOpen(true)}
  />
)
