import { SearchX } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { countFilters, urlOf } from './boardQuery.ts'
import { texts } from './messages.ts'
import type { Board } from './useBoard.ts'

type NoResultsProps = { board: Board; total: number }

/** Says why the list is empty, and links to a list that is not. */
export const NoResults = (props: NoResultsProps) => <EmptyState icon={SearchX} {...reasonOf(props)} />

function reasonOf({ board: { config, query, clearFilters }, total }: NoResultsProps) {
  const { texts: boardTexts, emptyAction, url } = config
  if (total > 0)
    return {
      text: boardTexts.pastTheEnd,
      action: <LinkButton to={urlOf(config, { ...query, page: 1 })}>{texts.toFirstPage}</LinkButton>,
    }
  if (countFilters(config, query) > 0)
    return {
      text: boardTexts.nothingFound,
      action: <Button onClick={clearFilters}>{texts.clearFilters}</Button>,
    }
  if (query.search)
    return {
      text: boardTexts.nothingFound,
      action: <LinkButton to={url({})}>{boardTexts.showAll}</LinkButton>,
    }
  return {
    text: boardTexts.none,
    action: emptyAction && <LinkButton to={emptyAction.to}>{emptyAction.label}</LinkButton>,
  }
}
