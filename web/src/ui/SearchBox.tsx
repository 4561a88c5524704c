import { Search, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { moveActive } from './activeOption.ts'
import { cx } from './cx.ts'
import { lazyPart } from './lazyPart.tsx'
import { texts } from './messages.ts'
import type { SuggestionGroup } from './SuggestionList.tsx'

const SuggestionList = lazyPart(() => import('./SuggestionList.tsx').then((part) => part.SuggestionList))

type SearchBoxProps = {
  /** The name of the search, for assistive technology. */
  label: string
  placeholder: string
  /** The half-typed text: the page keeps it, because the suggestions depend on it. */
  text: string
  onTextChange: (text: string) => void
  /** The box is in use: from now on it can need suggestions. */
  onFocus?: () => void
  /** In the order they are shown; a group without suggestions is hidden with its heading. */
  groups: readonly SuggestionGroup[]
  /** Runs a search: for the text on Enter and the button, for a suggestion when it is picked. */
  onSearch: (text: string) => void
  /** What else the address says that the search keeps, for a search before the page's code is there. */
  kept?: URLSearchParams
}

/**
 * A search with grouped suggestions, as an ARIA combobox: typing or an arrow key opens them. The focus stays in the
 * text, arrow keys, Home and End move through the suggestions, Enter picks one or runs the search, Escape closes.
 */
export function SearchBox({
  label,
  placeholder,
  text,
  onTextChange,
  onFocus,
  groups,
  onSearch,
  kept,
}: SearchBoxProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState(-1)
  const [wanted, setWanted] = useState(false)

  const suggestions = groups.flatMap((group) => group.suggestions)
  const open = wanted && suggestions.length > 0

  function wake() {
    SuggestionList.preload()
    onFocus?.()
  }

  function type(typed: string) {
    onTextChange(typed)
    setActive(-1)
    setWanted(typed.trim() !== '')
  }

  const takeOver = useEffectEvent(() => {
    const { value = text } = input.current ?? {}
    if (document.activeElement === input.current) wake()
    if (value !== text) type(value)
  })
  // What was done in it before the page's code was there.
  useEffect(() => takeOver(), [])

  function close() {
    setWanted(false)
    setActive(-1)
  }

  function pick(suggestion: string) {
    onTextChange(suggestion)
    onSearch(suggestion)
    close()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(text.trim())
    close()
  }

  function pressKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const target = moveActive(event.key, open ? active : -1, suggestions.length)
    const highlighted = open ? suggestions[active] : undefined
    if (target !== null) {
      event.preventDefault()
      setWanted(true)
      setActive(target)
    } else if (event.key === 'Enter' && highlighted !== undefined) {
      event.preventDefault()
      pick(highlighted)
    } else if (event.key === 'Escape' && open) {
      // A search input would also lose its text.
      event.preventDefault()
      close()
    }
  }

  return (
    <search>
      <form onSubmit={submit} className="flex max-w-[672px] gap-2">
        <div className="relative min-w-0 flex-1">
          <Search size={20} aria-hidden className="pointer-events-none absolute top-4 left-3.5 text-soft" />
          <input
            ref={input}
            type="search"
            // Until the page's code is there, the browser itself searches.
            name="search"
            role="combobox"
            aria-label={label}
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={placeholder}
            value={text}
            onChange={(event) => type(event.target.value)}
            onFocus={wake}
            onBlur={close}
            onKeyDown={pressKey}
            className={cx(
              'field h-13 truncate pl-11 [&::-webkit-search-cancel-button]:hidden',
              text ? 'pr-12' : 'pr-3',
            )}
          />
          {text && (
            <button
              type="button"
              aria-label={texts.clear}
              onClick={() => {
                onTextChange('')
                input.current?.focus()
              }}
              className="btn btn-ghost absolute top-1 right-1 w-11 px-0"
            >
              <X size={18} aria-hidden />
            </button>
          )}
          {open && (
            <SuggestionList id={listId} {...{ label: texts.suggestions, groups, active }} onPick={pick} />
          )}
        </div>
        {[...(kept ?? [])].map(([name, value]) => (
          <input key={name + value} type="hidden" {...{ name, value }} />
        ))}
        <button type="submit" className="btn btn-primary h-13 px-5">
          {texts.search}
        </button>
      </form>
    </search>
  )
}
