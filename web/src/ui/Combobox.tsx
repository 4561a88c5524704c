import { ChevronDown } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useFieldLabel } from './fieldContext.ts'
import { texts } from './messages.ts'
import type { Option } from './option.ts'
import { OptionList } from './OptionList.tsx'
import { useCombobox } from './useCombobox.ts'

type ComboboxProps<Value extends string | number> = {
  options: readonly Option<Value>[]
  /** '' while nothing is chosen. */
  value: Value | ''
  onChange: (value: Value) => void
  name?: string
  placeholder?: string
}

/**
 * A single choice of many options, which the text filters. The input shows the chosen option while nothing is typed.
 * When the focus leaves a text that names an option, it is chosen; any other text keeps the chosen one.
 */
export function Combobox<Value extends string | number>(props: ComboboxProps<Value>) {
  const { options, value, onChange, name, placeholder } = props
  const label = useFieldLabel() ?? texts.suggestions
  const combobox = useCombobox({ options, onPick: ({ value }) => pick(value) })
  const chosen = options.find((option) => option.value === value)?.label ?? ''

  function pick(item: Value) {
    onChange(item)
    combobox.close()
    combobox.setText('')
  }

  function leave() {
    const typed = combobox.text.trim().toLowerCase()
    const named = options.find((option) => option.label.toLowerCase() === typed)
    if (named) onChange(named.value)
    combobox.close()
    combobox.setText('')
  }

  function pressKey(event: KeyboardEvent) {
    // Enter in a closed list submits the form.
    if (!combobox.pressKey(event) && event.key === 'Enter') leave()
  }

  return (
    <div className="relative">
      <input
        {...combobox.input}
        name={name}
        value={combobox.text || (combobox.open ? '' : chosen)}
        placeholder={chosen || placeholder}
        onChange={(event) => combobox.search(event.target.value)}
        // Typing replaces the chosen option.
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={pressKey}
        className="field h-12 truncate pr-10 pl-3.5"
      />
      <ChevronDown
        size={18}
        aria-hidden
        className="pointer-events-none absolute top-[15px] right-3.5 text-soft"
      />
      {combobox.open && (
        <OptionList {...combobox.list} label={label} chosen={value === '' ? [] : [value]} onPick={pick} />
      )}
    </div>
  )
}
