import { ChevronDown } from 'lucide-react'
import { useFieldLabel } from './fieldContext.ts'
import { texts } from './messages.ts'
import type { Option } from './option.ts'
import { OptionList } from './OptionList.tsx'
import { useCombobox } from './useCombobox.ts'

type ComboboxProps<Value extends string | number> = {
  options: readonly Option<Value>[]
  /** '' while nothing is chosen. */
  value: Value | ''
  onChange: (value: Value | '') => void
  name?: string
  placeholder?: string
  /** The maximum number of matches in the list. Typing finds the others. */
  maxShown?: number
}

/**
 * A single choice of many options: a combobox that filters them by the text. A text that names an option chooses it, and
 * any other text chooses nothing; it is cleared when the focus leaves it.
 */
export function Combobox<Value extends string | number>(props: ComboboxProps<Value>) {
  const { options, value, onChange, name, placeholder, maxShown = 50 } = props
  const label = useFieldLabel() ?? texts.suggestions
  const combobox = useCombobox({ options, maxShown, initialText: labelOf(options, value), onPick: pick })

  function pick(option: Option<Value>) {
    combobox.setText(option.label)
    combobox.close()
    onChange(option.value)
  }

  function type(text: string) {
    combobox.search(text)
    const named = options.find((option) => option.label.toLowerCase() === text.trim().toLowerCase())
    onChange(named?.value ?? '')
  }

  function leave() {
    combobox.close()
    combobox.setText(labelOf(options, value))
  }

  return (
    <div className="relative">
      <input
        {...combobox.input}
        name={name}
        placeholder={placeholder}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={combobox.pressKey}
        className="field h-12 pr-10 pl-3.5"
      />
      <ChevronDown
        size={18}
        aria-hidden
        className="pointer-events-none absolute top-[15px] right-3.5 text-soft"
      />
      {combobox.open && (
        <OptionList
          {...combobox.list}
          label={label}
          chosen={value === '' ? [] : [value]}
          onPick={(item) => pick(options.find((option) => option.value === item)!)}
        />
      )}
    </div>
  )
}

const labelOf = <Value extends string | number>(options: readonly Option<Value>[], value: Value | '') =>
  options.find((option) => option.value === value)?.label ?? ''
