import { SlidersHorizontal } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useSession } from '../api/session.ts'
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

/** Opens the filters on a visitor's phone, and says how many are active; accounts have FilterBarButton. */
export function FilterButton({ count }: { count: number }) {
  const isVisitor = useSession() === null
  if (!isVisitor) return null
  return (
    <Button
      icon={<SlidersHorizontal size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => setOpen(true)}
      className="shrink-0 md:hidden account:hidden print:hidden"
    >
      {texts.filters}
      <FilterCount count={count} />
    </Button>
  )
}

/** Opens the filters from the bottom bar. */
export const FilterBarButton = () => (
  <BarButton
    icon={<SlidersHorizontal size={22} aria-hidden />}
    label={texts.filter}
    onClick={() => setOpen(true)}
  />
)
