import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useFieldControl } from './fieldContext.ts'
import type { Option } from './option.ts'

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple'> & {
  options: readonly Option<string | number>[]
  /** The label of the empty value ''. */
  placeholder?: string
}

/** A native select, which works best on phones. Its value is a string. */
export function Select({ options, placeholder, className, ...select }: SelectProps) {
  return (
    <span className={cx('relative block', className)}>
      <select
        {...useFieldControl()}
        {...select}
        className={cx('field h-12 appearance-none truncate pr-10 pl-3.5', select.value === '' && 'text-soft')}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        aria-hidden
        className="pointer-events-none absolute top-[15px] right-3.5 text-soft"
      />
    </span>
  )
}
