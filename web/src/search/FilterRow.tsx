import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { cx } from '../ui/cx.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { activeFilters, type FiltersProps, sectionsOf } from './filters.ts'
import { texts } from './messages.ts'

const FilterPanel = lazyPart(
  () => import('./FilterPanel.tsx').then((part) => part.FilterPanel),
  () => <Skeleton className="h-40" />,
)
const FlagCount = lazyPart(() => import('./FlagCount.tsx').then((part) => part.FlagCount))

const FILTER_PILL =
  'btn btn-plain rounded-full pr-3 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand'

/** The filters of a wide screen: most take effect at once. Their code loads when a button is hovered or focused. */
export const FilterRow = ({ table, ...filters }: FiltersProps) => (
  <fieldset aria-label={texts.filters} className="hidden flex-wrap gap-2 md:flex">
    {sectionsOf(table).map((section) => (
      <FilterSection key={section.label} {...section} {...filters} />
    ))}
  </fieldset>
)

/** A button for a flag; for other filters one that opens their fields. */
function FilterSection({ label, ...filters }: FiltersProps & { label: string }) {
  const { table, values, onChange, counted } = filters
  const flags = Object.entries(table)
  if (flags.every(([, { kind }]) => kind === 'flag'))
    return flags.map(([name, flag]) => (
      <FlagButton
        key={name}
        label={flag.label}
        isOn={values[name] === true}
        onChange={(isOn) => onChange({ [name]: isOn })}
        count={counted && <FlagCount {...{ name, counted }} />}
      />
    ))
  return (
    <FilterDropdown
      label={label}
      count={activeFilters(table, values).length}
      onApproach={FilterPanel.preload}
    >
      {(close) => <FilterPanel {...filters} onDone={close} onLost={close} />}
    </FilterDropdown>
  )
}

type FlagButtonProps = {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** How many jobs it would leave. */
  count: ReactNode
}

/**
 * Turns a flag on and off. Its jobs are counted while it is hovered or focused. The check mark and the count have a fixed
 * width, so that nothing moves; on a narrow tablet, the row has no room for the count.
 */
function FlagButton({ label, isOn, onChange, count }: FlagButtonProps) {
  const [isNear, setNear] = useState(false)
  const approach = () => setNear(true)
  const leave = () => setNear(false)
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onPointerEnter={approach}
      onFocus={approach}
      onPointerLeave={leave}
      onBlur={leave}
      onClick={() => onChange(!isOn)}
      className={FILTER_PILL}
    >
      <Check size={18} aria-hidden className={cx(!isOn && 'invisible')} />
      {label}
      {count && <span className="hidden w-7 min-[800px]:flex">{isNear && count}</span>}
    </button>
  )
}

type FilterDropdownProps = {
  label: string
  /** How many of its values are selected. */
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
          className="pop absolute top-full left-0 z-30 mt-2 w-[348px] p-4 min-[1100px]:w-[412px] transition duration-150 ease-out starting:-translate-y-1 starting:opacity-0"
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
