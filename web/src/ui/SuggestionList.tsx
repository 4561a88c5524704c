/* oxlint-disable jsx-a11y/click-events-have-key-events -- the focus stays in the combobox, which handles the keys */
import type { ReactNode } from 'react'
import { keepFocus } from './listbox.ts'

export type SuggestionGroup = {
  heading: string
  suggestions: readonly string[]
  /** What is shown beside a suggestion. */
  detail?: ((suggestion: string) => ReactNode) | undefined
}

type SuggestionListProps = {
  id: string
  label: string
  groups: readonly SuggestionGroup[]
  /** The index of the highlighted suggestion across all groups; -1 is none. */
  active: number
  onPick: (suggestion: string) => void
}

/** The suggestions of a SearchBox: a listbox with a headed group for each kind. */
export function SuggestionList({ id, label, groups, active, onPick }: SuggestionListProps) {
  const shown = groups.filter(({ suggestions }) => suggestions.length > 0)
  const startOf = (group: SuggestionGroup) =>
    shown.slice(0, shown.indexOf(group)).reduce((sum, { suggestions }) => sum + suggestions.length, 0)
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      onMouseDown={keepFocus}
      className="pop absolute inset-x-0 top-full z-30 mt-1.5 max-h-[70dvh] overflow-y-auto overscroll-contain"
    >
      {shown.map((group) => (
        <Group key={group.heading} id={id} group={group} start={startOf(group)} {...{ active, onPick }} />
      ))}
    </div>
  )
}

type GroupProps = Pick<SuggestionListProps, 'id' | 'active' | 'onPick'> & {
  group: SuggestionGroup
  start: number
}

function Group({ id, group, start, active, onPick }: GroupProps) {
  const headingId = `${id}-heading-${start}`
  return (
    <div role="group" aria-labelledby={headingId} className="pb-1 last:pb-0">
      <p id={headingId} className="px-2.5 pt-2 pb-1 text-sm font-semibold text-soft">
        {group.heading}
      </p>
      {group.suggestions.map((suggestion, index) => (
        <div
          key={suggestion}
          id={`${id}-${start + index}`}
          role="option"
          tabIndex={-1}
          aria-selected={start + index === active}
          data-highlighted={start + index === active || undefined}
          onClick={() => onPick(suggestion)}
          className="pop-item cursor-pointer hover:bg-sunk has-data-none:text-soft"
        >
          {suggestion}
          {group.detail?.(suggestion)}
        </div>
      ))}
    </div>
  )
}
