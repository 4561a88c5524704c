import { cx } from './cx.ts'
import type { Option } from './option.ts'
import { OptionCount } from './OptionCount.tsx'

type ChoiceRowsProps = {
  options: readonly Option[]
  value: readonly string[]
  onToggle: (value: string) => void
}

/** Checkboxes in rows of 44 px: the label at the left, the count at the right. The whole row is clickable. */
export const ChoiceRows = ({ options, value, onToggle }: ChoiceRowsProps) =>
  options.map((option) => (
    <label
      key={option.value}
      className="-mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-2 py-1.5 hover:bg-sunk has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand"
    >
      <input
        type="checkbox"
        checked={value.includes(option.value)}
        onChange={() => onToggle(option.value)}
        className="choice outline-none"
      />
      <span className={cx('min-w-0', option.count?.short === '0' && 'text-soft')}>{option.label}</span>
      <OptionCount count={option.count} />
    </label>
  ))
