import { Search, X } from 'lucide-react'
import {
  type FormEvent,
  type KeyboardEvent,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { moveActive } from './listbox.ts'
import { cx } from './cx.ts'
import { lazyPart } from './lazyPart.tsx'
import { texts } from './messages.ts'
import type { SuggestionGroup } from './SuggestionList.tsx'
import { whenIdle } from './whenIdle.ts'

const SuggestionList = lazyPart(
  () => import('./SuggestionList.tsx').then((part) => part.SuggestionList),
  undefined,
  true,
)

type SearchBoxProps = {
  /** The accessible name. */
  label: string
  placeholder: string
  /** The typed text. The parent holds it, because the suggestions depend on it. */
  text: string
  onTextChange: (text: string) => void
  /** Called soon after the input gets the focus, to load the suggestions. */
  onFocus?: () => void
  /** In display order. A group without suggestions is hidden together with its heading. */
  groups: readonly SuggestionGroup[]
  /** Called with the text on Enter and on the button, and with a suggestion when it is chosen. */
  onSearch: (text: string) => void
  /** Other URL parameters to keep, as hidden inputs: the form is submitted natively until the page is hydrated. */
  keptParams?: URLSearchParams
}

/**
 * A search with grouped suggestions, as an ARIA combobox. Typing or an arrow key opens the list. The focus stays in the
 * text; arrow keys, Home and End move the highlight, Enter chooses a suggestion or searches, Escape closes the list.
 */
export function SearchBox({
  label,
  placeholder,
  text,
  onTextChange,
  onFocus,
  groups,
  onSearch,
  keptParams,
}: SearchBoxProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState(-1)
  const [isRequested, setRequested] = useState(false)

  const suggestions = groups.flatMap((group) => group.suggestions)
  const open = isRequested && suggestions.length > 0

  function prepare() {
    SuggestionList.preload()
    onFocus?.()
  }

  function type(typed: string) {
    onTextChange(typed)
    setActive(-1)
    setRequested(typed.trim() !== '')
  }

  const applyEarlyInput = useEffectEvent(() => {
    const { value = text } = input.current ?? {}
    if (document.activeElement === input.current) prepare()
    if (value !== text) type(value)
  })
  // Input from before hydration, before any event is handled without it.
  useLayoutEffect(() => applyEarlyInput(), [])

  function close() {
    setRequested(false)
    setActive(-1)
  }

  function search(searched: string) {
    onSearch(searched)
    close()
    // A keyboard on the screen would stay above the results.
    if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur()
  }

  function pick(suggestion: string) {
    onTextChange(suggestion)
    search(suggestion)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    search(text.trim())
  }

  function pressKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const target = moveActive(event.key, open ? active : -1, suggestions.length)
    const highlighted = open ? suggestions[active] : undefined
    if (target !== null) {
      event.preventDefault()
      setRequested(true)
      setActive(target)
    } else if (event.key === 'Enter' && highlighted !== undefined) {
      event.preventDefault()
      pick(highlighted)
    } else if (event.key === 'Escape' && open) {
      // By default Escape also clears a search input.
      event.preventDefault()
      close()
    }
  }

  return (
    <search>
      <form onSubmit={submit} className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <input
            ref={input}
            type="search"
            // For the native submit before hydration.
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
            onFocus={() => whenIdle(prepare)}
            onBlur={close}
            onKeyDown={pressKey}
            className={cx(
              'field h-13 truncate pl-4 md:h-11 [&::-webkit-search-cancel-button]:hidden',
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
              className="btn btn-ghost absolute inset-y-0 right-0 my-auto w-11 px-0"
            >
              <X size={18} aria-hidden />
            </button>
          )}
          {open && (
            <SuggestionList id={listId} {...{ label: texts.suggestions, groups, active }} onPick={pick} />
          )}
        </div>
        {[...(keptParams ?? [])].map(([name, value]) => (
          <input key={name + value} type="hidden" {...{ name, value }} />
        ))}
        <button type="submit" className="btn btn-primary h-13 w-13 px-0 md:h-11 md:w-11">
          <Search size={20} aria-hidden />
          <span className="sr-only">{texts.search}</span>
        </button>
      </form>
    </search>
  )
}
