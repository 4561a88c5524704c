import { Search } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { ChoiceRows } from '../ui/ChoiceRows.tsx'
import { texts } from '../ui/fieldMessages.ts'
import { matching } from '../ui/matching.ts'
import type { Option } from '../ui/option.ts'
import { TextInput } from '../ui/TextInput.tsx'
import { filterTexts } from './filterMessages.ts'

const MAX_POPULAR = 8
const MAX_MATCHES = 50

type SearchableRowsProps = {
  searchLabel: string
  choices: readonly { label: string }[]
  recent: readonly string[]
  /** The number of results with a choice; undefined if it is unknown. */
  countOf: (choice: string) => number | undefined
  toOption: (choice: string) => Option
  value: readonly string[]
  onToggle: (choice: string) => void
}

/** The choices of a long list: those chosen, recent and with the most results, or those that match a text. */
export function SearchableRows({
  searchLabel,
  choices,
  recent,
  countOf,
  toOption,
  ...rows
}: SearchableRowsProps) {
  const [text, setText] = useState('')
  // As when the list opened, so that no row moves when it is chosen.
  const [start] = useState(() => startOf(choices, countOf, { chosen: rows.value, recent }))
  const isTyped = text.trim() !== ''

  const foundByText = rows.value.filter((choice) => !Object.values(start).flat().includes(choice))
  const chosen = [...foundByText, ...start.chosen]
  const matches = matching(choices, text).map(({ label }) => label)
  const shown = isTyped ? matches.slice(0, MAX_MATCHES) : [...chosen, ...start.recent, ...start.popular]
  const shownNames = new Set(shown)
  const hidden = isTyped
    ? matches.length - shown.length
    : choices.filter(({ label }) => !shownNames.has(label)).length
  const list = (names: readonly string[]) => <ChoiceRows {...rows} options={names.map(toOption)} />

  return (
    <>
      <TextInput
        aria-label={searchLabel}
        placeholder={searchLabel}
        before={<Search size={18} aria-hidden />}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="mb-1"
      />
      {isTyped ? (
        list(shown)
      ) : (
        <>
          {list(chosen)}
          <Group heading={filterTexts.recent}>{start.recent.length > 0 && list(start.recent)}</Group>
          <Group heading={filterTexts.popular}>{start.popular.length > 0 && list(start.popular)}</Group>
        </>
      )}
      <p role="status" className={hidden > 0 || shown.length === 0 ? 'pt-2 text-sm text-soft' : 'sr-only'}>
        {hidden > 0 && texts.moreMatches(hidden)}
        {isTyped && hidden === 0 && (shown.length > 0 ? texts.matches(shown.length) : texts.noMatch)}
      </p>
    </>
  )
}

type Opened = { chosen: readonly string[]; recent: readonly string[] }

/**
 * What the list begins with, each choice once: popular are those with the most results, or all that the search leaves.
 * A recent choice that isn't offered anymore is left out.
 */
function startOf(
  choices: SearchableRowsProps['choices'],
  countOf: SearchableRowsProps['countOf'],
  { chosen, recent }: Opened,
) {
  const others = choices.map(({ label }) => label).filter((label) => !chosen.includes(label))
  const isCounted = others.some((label) => countOf(label) !== undefined)
  const popular = others.filter((label) => !recent.includes(label) && (!isCounted || countOf(label)))
  return {
    chosen,
    recent: recent.filter((label) => others.includes(label)),
    popular: popular.toSorted((a, b) => (countOf(b) ?? 0) - (countOf(a) ?? 0)).slice(0, MAX_POPULAR),
  }
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  if (!children) return null
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="pt-2 text-sm font-semibold text-soft">
        {heading}
      </p>
      {children}
    </div>
  )
}
