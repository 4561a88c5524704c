import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { moveActive } from './listbox.ts'
import { ChosenChips } from './ChosenChips.tsx'
import { useFieldControl, useFieldLabel } from './fieldContext.ts'
import { matching } from './matching.ts'
import { texts } from './messages.ts'
import type { Option } from './option.ts'
import { OptionList } from './OptionList.tsx'

type MultiSelectProps<Value extends string | number> = {
  options: readonly Option<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  name?: string
  placeholder?: string
  disabled?: boolean
  /** The maximum number of matches in the list. Typing finds the others. */
  maxShown?: number
}

/**
 * A multiple choice of many options: a combobox that filters them by the text, with the chosen ones as chips above it.
 * Enter chooses the highlighted match, Backspace in an empty text removes the last chip, Escape closes the list.
 */
export function MultiSelect<Value extends string | number>(props: MultiSelectProps<Value>) {
  const { options, value, onChange, name, placeholder, disabled, maxShown = 50 } = props
  const listId = useId()
  const label = useFieldLabel() ?? texts.suggestions
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const matches = open ? matching(options, text) : []
  const chosen = value.flatMap((item) => options.find((option) => option.value === item) ?? [])

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  function search(next: string) {
    setText(next)
    setOpen(true)
    setActive(next.trim() ? 0 : -1)
  }

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function leave() {
    close()
    setText('')
  }

  function toggle(item: Value) {
    onChange(value.includes(item) ? value.filter((other) => other !== item) : [...value, item])
    if (text) search('')
  }

  function pressKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const target = moveActive(event.key, active, Math.min(open ? matches.length : options.length, maxShown))
    if (target !== null) {
      event.preventDefault()
      setOpen(true)
      setActive(target)
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      const highlighted = matches[active]
      if (highlighted) toggle(highlighted.value)
    } else if (event.key === 'Escape' && open) {
      // Closes only the list, not a dialog around it.
      event.stopPropagation()
      close()
    } else if (event.key === 'Backspace' && text === '') {
      onChange(value.slice(0, -1))
    }
  }

  return (
    <div className="relative">
      <div className="field">
        <ChosenChips
          options={chosen}
          disabled={disabled}
          onRemove={toggle}
          onEmpty={() => input.current?.focus()}
        />
        <div className="relative">
          <input
            {...useFieldControl()}
            ref={input}
            role="combobox"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            name={name}
            placeholder={placeholder}
            disabled={disabled}
            value={text}
            onChange={(event) => search(event.target.value)}
            onClick={() => setOpen(true)}
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
      {open && (
        <OptionList
          id={listId}
          options={matches}
          chosen={value}
          onPick={toggle}
          {...{ label, active, maxShown }}
        />
      )}
    </div>
  )
}
