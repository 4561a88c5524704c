import { Search } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { ChoiceRows } from '../ui/ChoiceRows.tsx'
import { fieldTexts } from '../ui/fieldMessages.ts'
import { matching } from '../ui/matching.ts'
import type { Option } from '../ui/option.ts'
import { SkeletonList } from '../ui/Skeleton.tsx'
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
  isCounting: boolean
  toOption: (choice: string) => Option
  value: readonly string[]
  onToggle: (choice: string) => void
}

/** The choices of a long list: those chosen, recent and with the most results, or those that match a text. */
export function SearchableRows(props: SearchableRowsProps) {
  const { searchLabel, choices, recent, countOf, isCounting, toOption, value, onToggle } = props
  const [text, setText] = useState('')
  const offered = choices.map(({ label }) => label)
  // As when the list opened, and as first counted, so that no row moves when it is chosen.
  const [opened] = useState({
    chosen: value,
    recent: recent.filter((choice) => offered.includes(choice) && !value.includes(choice)),
  })
  const others = offered.filter(
    (choice) => !opened.chosen.includes(choice) && !opened.recent.includes(choice),
  )
  const popularCount = Math.min(others.length, MAX_POPULAR)
  const [popular, setPopular] = useState<readonly string[]>()
  if (!isCounting && !popular)
    setPopular(others.toSorted((a, b) => (countOf(b) ?? 0) - (countOf(a) ?? 0)).slice(0, MAX_POPULAR))
  const isTyped = text.trim() !== ''

  const start = [...opened.chosen, ...opened.recent, ...(popular ?? [])]
  const chosen = [...value.filter((choice) => !start.includes(choice)), ...opened.chosen]
  const matches = matching(choices, text).map(({ label }) => label)
  const shown = isTyped ? matches.slice(0, MAX_MATCHES) : [...chosen, ...start]
  const hidden = isTyped
    ? matches.length - shown.length
    : offered.filter((choice) => !shown.includes(choice)).length - (popular ? 0 : popularCount)
  const list = (names: readonly string[]) => (
    <ChoiceRows value={value} onToggle={onToggle} options={names.map(toOption)} />
  )

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
          <Group heading={filterTexts.recent}>{opened.recent.length > 0 && list(opened.recent)}</Group>
          <Group heading={filterTexts.popular}>
            {popularCount > 0 &&
              (popular ? (
                list(popular)
              ) : (
                <SkeletonList count={popularCount} layout="flex flex-col" className="my-1.5 h-8" />
              ))}
          </Group>
        </>
      )}
      <p role="status" className={hidden > 0 || shown.length === 0 ? 'pt-2 text-sm text-soft' : 'sr-only'}>
        {hidden > 0 && fieldTexts.moreMatches(hidden)}
        {isTyped &&
          hidden === 0 &&
          (shown.length > 0 ? fieldTexts.matches(shown.length) : fieldTexts.noMatch)}
      </p>
    </>
  )
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
