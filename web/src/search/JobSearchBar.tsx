import { clipSearchText } from '@guildhall/contract/search/text'
import { useState } from 'react'
import { to } from '../to.ts'
import { matching } from '../ui/matching.ts'
import { SearchBox } from '../ui/SearchBox.tsx'
import { type JobSearch, urlOf } from './jobSearch.ts'
import { texts } from './messages.ts'
import { useSearchBarData } from './useSearchBarData.ts'

const SUGGESTIONS = 3

const suggest = (names: readonly string[] = [], text: string) =>
  matching(
    names.map((label) => ({ label })),
    text,
  )
    .slice(0, SUGGESTIONS)
    .map(({ label }) => label)

type JobSearchBarProps = Pick<JobSearch, 'search' | 'filters'> & { onSearch: (search: string) => void }

/** Keeps what is typed until the URL has another search, which then replaces it. */
export function JobSearchBar({ search, filters, onSearch }: JobSearchBarProps) {
  const [shown, setShown] = useState(search)
  const [text, setText] = useState(search)
  const [isInUse, setInUse] = useState(false)
  const { data } = useSearchBarData({ enabled: isInUse })
  if (shown !== search) {
    setShown(search)
    setText(search)
  }

  return (
    <SearchBox
      label={texts.searchLabel}
      placeholder={texts.placeholder}
      onFocus={() => setInUse(true)}
      text={text}
      onTextChange={(next) => setText(clipSearchText(next))}
      groups={[
        { heading: texts.headings.skills, suggestions: suggest(data?.skills, text) },
        { heading: texts.headings.jobTypes, suggestions: suggest(data?.emp_type, text) },
        { heading: texts.headings.locations, suggestions: suggest(data?.location, text) },
      ]}
      onSearch={onSearch}
      keptParams={new URLSearchParams(urlOf({ search: '', page: 1, filters }).slice(to.home.length))}
    />
  )
}
