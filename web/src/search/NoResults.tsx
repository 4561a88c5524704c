import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { countFilters, urlOf } from './boardQuery.ts'
import { texts } from './messages.ts'
import type { Board } from './useBoard.ts'

type NoResultsProps = { board: Board; total: number; corrected: string | null; children?: ReactNode }

/** Says why the list is empty, and links to a list that is not. `children` is what else to do. */
export function NoResults({ children, ...props }: NoResultsProps) {
  const { text, action } = reasonOf(props)
  return (
    <EmptyState
      icon={SearchX}
      text={text}
      action={
        <>
          {action}
          {children}
        </>
      }
    />
  )
}

function reasonOf({ board: { config, query, clearFilters }, total, corrected }: NoResultsProps) {
  const { texts: boardTexts, emptyAction, url } = config
  if (total > 0)
    return {
      text: boardTexts.pastTheEnd,
      action: <LinkButton to={urlOf(config, { ...query, page: 1 })}>{texts.toFirstPage}</LinkButton>,
    }
  const correction = corrected && `${texts.showingResultsFor} ${corrected}`
  if (countFilters(config, query) > 0)
    return {
      text: correction ? `${correction}. ${boardTexts.nothingFound}` : boardTexts.nothingFound,
      action: <Button onClick={clearFilters}>{texts.clearFilters}</Button>,
    }
  if (query.search)
    return {
      text: correction ? `${correction}: ${boardTexts.noneYet}` : boardTexts.nothingFound,
      action: <LinkButton to={url({})}>{boardTexts.showAll}</LinkButton>,
    }
  return {
    text: boardTexts.none,
    action: emptyAction && <LinkButton to={emptyAction.to}>{emptyAction.label}</LinkButton>,
  }
}
