import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { matching } from '../ui/matching.ts'
import { countFilters, urlOf } from './boardQuery.ts'
import { texts } from './messages.ts'
import { NearbySearches } from './NearbySearches.tsx'
import { noResultsTexts, textsOf } from './noResultsMessages.ts'
import type { UseResults } from './results.ts'
import type { Board } from './useBoard.ts'
import { useSearchBarData } from './useSearchBarData.ts'

type Found = { board: Board; total: number; corrected: string | null }
type Reason = Found & { isPlace: boolean }

type NoResultsProps = Found & { useResults: UseResults; children?: ReactNode }

/** Says why the list is empty, and links to lists that are not. `children` is what else to do. */
export function NoResults({ children, useResults, ...props }: NoResultsProps) {
  const { text, action } = reasonOf({ ...props, isPlace: useIsPlace(props.corrected) })
  return (
    <EmptyState
      icon={SearchX}
      text={text}
      action={
        <>
          {action}
          {children}
          {props.total === 0 && (
            <NearbySearches
              board={props.board}
              words={props.corrected ?? props.board.query.search}
              useResults={useResults}
            />
          )}
        </>
      }
    />
  )
}

/** Whether a corrected search is the beginning of a location, or not known not to be. */
function useIsPlace(corrected: string | null) {
  const { data } = useSearchBarData({ enabled: corrected !== null })
  return !data || !corrected || matching(data.location, corrected).length > 0
}

function reasonOf({ board: { config, query, clearFilters }, total, corrected, isPlace }: Reason) {
  const { selection, emptyAction, url } = config
  const boardTexts = textsOf[selection]
  if (total > 0)
    return {
      text: boardTexts.pastTheEnd,
      action: <LinkButton to={urlOf(config, { ...query, page: 1 })}>{noResultsTexts.toFirstPage}</LinkButton>,
    }
  const correction = corrected && `${texts.showingResultsFor} ${corrected}`
  if (countFilters(config, query) > 0)
    return {
      text: correction ? `${correction}. ${boardTexts.nothingFound}` : boardTexts.nothingFound,
      action: <Button onClick={clearFilters}>{texts.clearFilters}</Button>,
    }
  if (query.search)
    return {
      text: correction ? `${correction}: ${boardTexts.noneYet(isPlace)}` : boardTexts.nothingFound,
      action: <LinkButton to={url({})}>{boardTexts.showAll}</LinkButton>,
    }
  return {
    text: boardTexts.none,
    action: emptyAction && <LinkButton to={emptyAction.to}>{emptyAction.label}</LinkButton>,
  }
}
