/* oxlint-disable jsx-a11y/click-events-have-key-events -- the focus stays in the combobox, which handles the keys */
import { Check } from 'lucide-react'
import { cx } from './cx.ts'
import { keepFocus, MAX_SHOWN } from './listbox.ts'
import { fieldTexts } from './fieldMessages.ts'
import type { Option } from './option.ts'

type OptionListProps<Value extends string | number> = {
  id: string
  label: string
  options: readonly Option<Value>[]
  chosen: readonly Value[]
  /** The index of the highlighted option; -1 is none. */
  active: number
  onPick: (value: Value) => void
  isMultiple?: boolean
}

/** When it opens, the list is not below the screen, nor behind the bar of a phone. */
function reveal(list: HTMLElement | null) {
  list?.scrollIntoView({ block: 'nearest' })
}

/** The list of a MultiSelect or Combobox, with a status line for the number of matches. */
export function OptionList<Value extends string | number>(props: OptionListProps<Value>) {
  const { id, label, options, chosen, active, onPick, isMultiple } = props
  const hidden = options.length - MAX_SHOWN
  const isPlain = options.length > 0 && hidden <= 0
  return (
    <div ref={reveal} className="pop absolute inset-x-0 top-full z-20 mt-1.5">
      <div
        id={id}
        role="listbox"
        aria-multiselectable={isMultiple}
        aria-label={label}
        tabIndex={-1}
        onMouseDown={keepFocus}
        className="max-h-[min(18rem,40dvh)] overflow-y-auto overscroll-contain"
      >
        {options.slice(0, MAX_SHOWN).map((option, index) => {
          const isChosen = chosen.includes(option.value)
          return (
            <div
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={isChosen}
              data-highlighted={index === active || undefined}
              onClick={() => onPick(option.value)}
              className="pop-item cursor-pointer hover:bg-sunk"
            >
              <span className={cx('flex-1', isChosen && 'font-semibold text-brand')}>{option.label}</span>
              {isChosen && <Check size={18} aria-hidden className="text-brand" />}
            </div>
          )
        })}
      </div>
      <p role="status" className={isPlain ? 'sr-only' : 'px-2.5 py-1.5 text-sm text-soft'}>
        {isPlain && fieldTexts.matches(options.length)}
        {options.length === 0 && fieldTexts.noMatch}
        {hidden > 0 && fieldTexts.moreMatches(hidden)}
      </p>
    </div>
  )
}
