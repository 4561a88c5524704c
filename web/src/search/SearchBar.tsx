import { clipSearchText } from '@guildhall/contract/search/text'
import { useState } from 'react'
import { matching } from '../ui/matching.ts'
import { SearchBox } from '../ui/SearchBox.tsx'
import { urlOf } from './boardQuery.ts'
import { texts } from './messages.ts'
import type { Board } from './useBoard.ts'
import { useSearchBarData } from './useSearchBarData.ts'

const SUGGESTIONS = 3

const suggest = (names: readonly string[] = [], text: string) =>
  matching(
    names.map((label) => ({ label })),
    text,
  )
    .slice(0, SUGGESTIONS)
    .map(({ label }) => label)

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
  const [, keptParams] = urlOf(config, { ...query, search: '', page: 1 }).split('?')

  return (
    <SearchBox
      label={config.texts.searchLabel}
      placeholder={texts.placeholder}
      onFocus={() => setInUse(true)}
      text={text}
      onTextChange={(next) => setText(clipSearchText(next))}
      groups={[
        { heading: texts.headings.skills, suggestions: suggest(data?.skills, text) },
        { heading: texts.headings.jobTypes, suggestions: suggest(data?.emp_type, text) },
        { heading: texts.headings.locations, suggestions: suggest(data?.location, text) },
      ]}
      onSearch={searchFor}
      keptParams={new URLSearchParams(keptParams)}
    />
  )
}
