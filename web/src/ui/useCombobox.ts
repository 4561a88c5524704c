import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useFieldControl } from './fieldContext.ts'
import { MAX_SHOWN, moveActive } from './listbox.ts'
import { matching } from './matching.ts'
import type { Option } from './option.ts'

type ComboboxOptions<Value extends string | number> = {
  options: readonly Option<Value>[]
  onPick: (option: Option<Value>) => void
}

/**
 * The text of an ARIA combobox and the list of options that match it. Spread `input` on the input. Arrow keys, Home and
 * End move the highlight, Enter picks the highlighted match, Escape closes the list.
 */
export function useCombobox<Value extends string | number>(props: ComboboxOptions<Value>) {
  const { options, onPick } = props
  const listId = useId()
  const control = useFieldControl()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const matches = open ? matching(options, text) : []

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

  /** Whether the key was handled. */
  function pressKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return true
    const shown = open ? matches : matching(options, text)
    const target = moveActive(event.key, active, Math.min(shown.length, MAX_SHOWN))
    if (target !== null) {
      event.preventDefault()
      setOpen(true)
      setActive(target)
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      const highlighted = matches[active]
      if (highlighted) onPick(highlighted)
    } else if (event.key === 'Escape' && open) {
      // Closes only the list, not a dialog around it.
      event.stopPropagation()
      close()
    } else return false
    return true
  }

  return {
    text,
    setText,
    search,
    open,
    close,
    pressKey,
    input: {
      ...control,
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open && active >= 0 ? `${listId}-${active}` : undefined,
      'aria-autocomplete': 'list',
      autoComplete: 'off',
      value: text,
      onClick: () => setOpen(true),
    } as const,
    list: { id: listId, options: matches, active },
  }
}
