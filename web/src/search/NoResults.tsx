import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { countFilters, urlOf } from './boardQuery.ts'
import { texts } from './messages.ts'
import type { Board } from './useBoard.ts'

type NoResultsProps = { board: Board; total: number }

/** Says why the list is empty, and links to a list that is not. */
export function NoResults({ board: { config, query, clearFilters }, total }: NoResultsProps) {
  const { texts: own, emptyAction } = config
  const show = (text: string, action?: ReactNode) => <EmptyState icon={SearchX} {...{ text, action }} />

  if (total > 0)
    return show(
      own.pastTheEnd,
      <LinkButton to={urlOf(config, { ...query, page: 1 })}>{texts.toFirstPage}</LinkButton>,
    )
  if (countFilters(config, query) > 0)
    return show(own.nothingFound, <Button onClick={clearFilters}>{texts.clearFilters}</Button>)
  if (query.search) return show(own.nothingFound, <LinkButton to={config.url({})}>{own.showAll}</LinkButton>)
  return show(own.none, emptyAction && <LinkButton to={emptyAction.to}>{emptyAction.label}</LinkButton>)
}
