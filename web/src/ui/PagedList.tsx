import type { UseQueryResult } from '@tanstack/react-query'
import { FileQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { EmptyState } from './EmptyState.tsx'
import { LinkButton } from './LinkButton.tsx'
import { Pagination } from './Pagination.tsx'
import { Pending } from './Pending.tsx'
import { pagedListTexts } from './pagedListMessages.ts'
import { usePaging } from './usePaging.ts'

/** One page of a list, and the total number of items. */
export type Page<Item> = { items: readonly Item[]; total: number }

/** The fields of a query that a list needs. */
export type PageQuery<Item> = Pick<
  UseQueryResult<Page<Item>>,
  'data' | 'error' | 'refetch' | 'isPlaceholderData'
>

type PagedListProps<Item> = {
  query: PageQuery<Item>
  pageSize: number
  /** The URL's parameter for the page number, where a page has two lists. */
  pageParam?: string
  /** The accessible name of the list. */
  label: string
  className: string
  /** Should have the height of the list. */
  skeleton: ReactNode
  /** Shown if the total is 0. */
  empty: ReactNode
  /** One item as an `li`. */
  children: (item: Item) => ReactNode
}

/** One page of a list in any state: loading, failed, empty or loaded. The page number is in the URL. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { query, pageSize, pageParam, label, className, skeleton, empty, children } = props
  const { page, hrefOf } = usePaging(pageParam)
  const { data, isPlaceholderData } = query

  if (!data) return <Pending query={query}>{skeleton}</Pending>
  if (data.total === 0) return empty
  if (data.items.length === 0) {
    return (
      <EmptyState
        icon={FileQuestion}
        text={pagedListTexts.emptyPage}
        action={<LinkButton to={hrefOf(1)}>{pagedListTexts.firstPage}</LinkButton>}
      />
    )
  }
  return (
    <div
      aria-busy={isPlaceholderData}
      className={cx('space-y-6 transition-opacity duration-150', isPlaceholderData && 'opacity-60')}
    >
      <ul aria-label={label} className={className}>
        {data.items.map(children)}
      </ul>
      <Pagination page={page} pageCount={Math.ceil(data.total / pageSize)} hrefOf={hrefOf} />
    </div>
  )
}
