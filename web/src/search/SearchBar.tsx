import { clipSearchText } from '@guildhall/contract/search/text'
import { useState } from 'react'
import { lazyPart } from '../ui/lazyPart.tsx'
import { matching } from '../ui/matching.ts'
import { SearchBox } from '../ui/SearchBox.tsx'
import { urlOf } from './boardQuery.ts'
import { texts } from './messages.ts'
import type { Board } from './useBoard.ts'
import { useSearchBarData } from './useSearchBarData.ts'

const SUGGESTIONS = 3

const GROUPS = [
  { heading: texts.headings.skills, lookup: 'skills' },
  { heading: texts.headings.jobTypes, lookup: 'emp_type' },
  { heading: texts.headings.locations, lookup: 'location' },
] as const

const SuggestionCount = lazyPart(() => import('./SuggestionCount.tsx').then((part) => part.SuggestionCount))

/** Keeps what is typed until the URL has another search, which then replaces it. */
export function SearchBar({ board: { config, query, searchFor } }: { board: Board }) {
  const { search } = query
  const [shown, setShown] = useState(search)
  const [text, setText] = useState(search)
  const [isInUse, setInUse] = useState(false)
  const { data } = useSearchBarData({ enabled: isInUse })
  if (shown !== search) {
    setShown(search)
    setText(search)
  }
  const keptParams = new URLSearchParams(urlOf(config, { ...query, page: 1 }).split('?')[1])
  keptParams.delete('search')

  return (
    <SearchBox
      label={config.texts.searchLabel}
      placeholder={texts.placeholder}
      onFocus={() => setInUse(true)}
      text={text}
      onTextChange={(next) => setText(clipSearchText(next))}
      groups={GROUPS.map(({ heading, lookup }) => ({
        heading,
        suggestions: matching(data?.[lookup] ?? [], text)
          .slice(0, SUGGESTIONS)
          .map(({ label }) => label),
        detail:
          config.counts === 'jobs'
            ? (suggestion) => <SuggestionCount {...{ query, lookup, suggestion }} />
            : undefined,
      }))}
      onSearch={searchFor}
      keptParams={keptParams}
    />
  )
}
