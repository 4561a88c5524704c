import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { cx } from '../ui/cx.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { FilterPanelProps } from './FilterPanel.tsx'
import type { FiltersProps, JobFilters } from './jobSearch.ts'
import { texts } from './messages.ts'

const FilterPanel = lazyPart(
  () => import('./FilterPanel.tsx').then((part) => part.FilterPanel),
  () => <Skeleton className="h-40" />,
)

const FILTER_PILL =
  'btn btn-plain rounded-full pr-3 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand'

const DROPDOWNS: { of: FilterPanelProps['of']; label: string }[] = [
  { of: 'employment_type', label: texts.employmentType },
  { of: 'location', label: texts.location },
  { of: 'experience_level', label: texts.experienceLevel },
  { of: 'salary', label: texts.salary },
]

/** The filters of a wide screen: each takes effect when it is chosen. Their code loads when a button is hovered or focused. */
export function FilterRow({ filters, onChange }: FiltersProps) {
  const { remote } = filters
  return (
    <fieldset aria-label={texts.filters} className="hidden flex-wrap gap-2 md:flex print:hidden">
      {DROPDOWNS.map(({ of, label }) => (
        <FilterDropdown key={of} label={label} count={countOf(filters, of)} onApproach={FilterPanel.preload}>
          {(close) => <FilterPanel {...{ of, filters, onChange }} onDone={close} onLost={close} />}
        </FilterDropdown>
      ))}
      <button
        type="button"
        aria-pressed={remote}
        onClick={() => onChange({ remote: !remote })}
        className={FILTER_PILL}
      >
        {texts.remote}
        {remote && <Check size={18} aria-hidden />}
      </button>
    </fieldset>
  )
}

function countOf(filters: JobFilters, of: FilterPanelProps['of']) {
  if (of !== 'salary') return filters[of].length
  return filters.salary_min ? 1 : filters.period.length
}

type FilterDropdownProps = {
  label: string
  /** How many of its choices are active. */
  count: number
  /** The button is hovered or focused. */
  onApproach: () => void
  children: (close: () => void) => ReactNode
}

/** A button that opens one filter's fields below it. Escape, a press outside and moving the focus out close it. */
function FilterDropdown({ label, count, onApproach, children }: FilterDropdownProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  function close() {
    setOpen(false)
    document.getElementById(id)?.focus()
  }

  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  })
  useEffect(() => {
    if (!open) return
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [open])

  return (
    <div ref={box} className="relative">
      <button
        id={id}
        type="button"
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={() => setOpen(!open)}
        className={cx(FILTER_PILL, count > 0 && 'border-brand! bg-brand-soft! text-brand!')}
      >
        {label}
        <FilterCount count={count} />
        <ChevronDown
          size={18}
          aria-hidden
          className={cx('transition-transform duration-150', open && 'rotate-180')}
        />
      </button>
      {open && (
        <div
          id={`${id}-panel`}
          className="pop absolute top-full left-0 z-30 mt-2 w-[348px] p-4 transition duration-150 ease-out starting:-translate-y-1 starting:opacity-0"
        >
          {children(close)}
        </div>
      )}
    </div>
  )
}

/** The number of active filters behind a button; nothing at 0. */
export function FilterCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <>
      {' '}
      <span
        aria-hidden
        className="grid size-5 place-items-center rounded-full bg-brand text-xs leading-none text-brand-ink"
      >
        {count}
      </span>
      <span className="sr-only">{texts.filtersActive(count)}</span>
    </>
  )
}
