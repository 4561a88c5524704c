import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { ChosenChips } from './ChosenChips.tsx'
import { useFieldLabel } from './fieldContext.ts'
import { texts } from './messages.ts'
import type { Option } from './option.ts'
import { OptionList } from './OptionList.tsx'
import { useCombobox } from './useCombobox.ts'

type MultiSelectProps<Value extends string | number> = {
  options: readonly Option<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  name?: string
  placeholder?: string
}

/**
 * A multiple choice of many options: a combobox that filters them by the text, with the chosen ones as chips above it.
 * Enter chooses the highlighted match, Backspace in an empty text removes the last chip, Escape closes the list.
 */
export function MultiSelect<Value extends string | number>(props: MultiSelectProps<Value>) {
  const { options, value, onChange, name, placeholder } = props
  const label = useFieldLabel() ?? texts.suggestions
  const input = useRef<HTMLInputElement>(null)
  const combobox = useCombobox({ options, onPick: (option) => toggle(option.value) })
  const { text, open } = combobox

  const chosen = value.flatMap((item) => options.find((option) => option.value === item) ?? [])

  function leave() {
    combobox.close()
    combobox.setText('')
  }

  function toggle(item: Value) {
    onChange(value.includes(item) ? value.filter((other) => other !== item) : [...value, item])
    if (text) combobox.search('')
  }

  function pressKey(event: KeyboardEvent) {
    if (combobox.pressKey(event)) return
    if (event.key === 'Backspace' && text === '') onChange(value.slice(0, -1))
  }

  return (
    <div className="relative">
      <div className="field">
        <ChosenChips options={chosen} onRemove={toggle} onEmpty={() => input.current?.focus()} />
        <div className="relative">
          <input
            {...combobox.input}
            ref={input}
            name={name}
            placeholder={placeholder}
            onChange={(event) => combobox.search(event.target.value)}
            onBlur={leave}
            onKeyDown={pressKey}
            className="h-[46px] w-full rounded-control bg-transparent pr-10 pl-3.5 outline-none placeholder:text-soft"
          />
          <ChevronDown
            size={18}
            aria-hidden
            className="pointer-events-none absolute top-[14px] right-3.5 text-soft"
          />
        </div>
      </div>
      {open && <OptionList {...combobox.list} label={label} chosen={value} onPick={toggle} isMultiple />}
    </div>
  )
}
