import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { cx } from '../ui/cx.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { countActive, type FiltersProps, sectionsOf } from './filters.ts'
import { texts } from './messages.ts'

const FilterPanel = lazyPart(
  () => import('./FilterPanel.tsx').then((part) => part.FilterPanel),
  undefined,
  true,
)
const FlagCount = lazyPart(() => import('./FlagCount.tsx').then((part) => part.FlagCount), undefined, true)

/** Its width depends on its label alone: what is selected is shown in the place of an icon. */
const FILTER_PILL = 'btn btn-plain shrink-0 gap-1.5 rounded-full pl-3.5'
const SELECTED = 'border-brand! bg-brand-soft! text-brand!'

/** The filters of a wide screen. Their code loads when a button is hovered or focused. */
export const FilterRow = ({ table, ...filters }: FiltersProps) => (
  <fieldset aria-label={texts.filters} className="hidden shrink-0 gap-2 min-[1100px]:flex">
    {sectionsOf(table).map((section) => (
      <FilterSection key={section.label} {...section} {...filters} />
    ))}
  </fieldset>
)

type FilterSectionProps = FiltersProps & { label: string }

/** A button for a flag; for other filters one that opens their fields. */
function FilterSection(section: FilterSectionProps) {
  const { table, values, onChange, counted, found } = section
  const flags = Object.entries(table)
  if (flags.some(([, { kind }]) => kind !== 'flag')) return <FilterDropdown {...section} />
  return flags.map(([name, flag]) => (
    <FlagButton
      key={name}
      label={flag.label}
      isOn={values[name] === true}
      onChange={(isOn) => onChange({ [name]: isOn })}
      count={<FlagCount {...{ name, counted }} inWords={found.inWords} />}
    />
  ))
}

type FlagButtonProps = {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** How many jobs it would leave. */
  count: ReactNode
}

/** Turns a flag on and off. Its jobs are counted in its corner while it is hovered or focused. */
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
      className={cx(FILTER_PILL, 'pr-3.5', isOn && SELECTED)}
    >
      <span
        aria-hidden
        className={cx(
          'grid size-4.5 place-items-center rounded-[5px] border',
          isOn ? 'border-brand bg-brand text-brand-ink' : 'border-edge',
        )}
      >
        {isOn && <Check size={14} strokeWidth={3} />}
      </span>
      {label}
      {isNear && count}
    </button>
  )
}

/** A button that opens the fields of a section below it. */
function FilterDropdown({ label, ...filters }: FilterSectionProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const count = countActive(filters.table, filters.values)

  return (
    <div className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={FilterPanel.preload}
        onFocus={FilterPanel.preload}
        onClick={() => setOpen(!open)}
        className={cx(FILTER_PILL, 'pr-2.5', count > 0 && SELECTED)}
      >
        {label}
        {count > 0 ? <FilterCount count={count} /> : <ChevronDown size={20} aria-hidden />}
      </button>
      {open && <FilterPanel {...{ id, button }} {...filters} onClose={close} onLost={close} />}
    </div>
  )
}

/** The number of active filters behind a button; nothing at 0. */
export function FilterCount({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <>
      {' '}
      <span
        aria-hidden
        className={cx(
          'grid size-5 place-items-center rounded-full bg-brand text-xs leading-none text-brand-ink',
          className,
        )}
      >
        {count}
      </span>
      <span className="sr-only">{texts.filtersActive(count)}</span>
    </>
  )
}
