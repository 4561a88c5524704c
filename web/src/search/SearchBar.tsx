import { clipSearchText } from '@guildhall/contract/search/text'
import { useState } from 'react'
import { lazyPart } from '../ui/lazyPart.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { urlOf } from './boardQuery.ts'
import { texts } from './messages.ts'
import type { Board } from './useBoard.ts'
import { useSuggestions } from './useSuggestions.ts'

const SuggestionCount = lazyPart(
  () => import('./SuggestionCount.tsx').then((part) => part.SuggestionCount),
  undefined,
  true,
)

/** Keeps what is typed until the URL has another search, which then replaces it. */
export function SearchBar({ board }: { board: Board }) {
  const { config, query, searchFor } = board
  const { search } = query
  const [shown, setShown] = useState(search)
  const [text, setText] = useState(search)
  const [isInUse, setInUse] = useState(false)
  const groups = useSuggestions(text, isInUse)
  const suggestions = groups.flatMap((group) => group.suggestions)
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
      groups={groups.map((group) => ({
        ...group,
        detail: (suggestion) => <SuggestionCount {...{ board, suggestions, suggestion }} />,
      }))}
      onSearch={searchFor}
      keptParams={keptParams}
    />
  )
}
