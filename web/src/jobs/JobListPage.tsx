import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { JobCardSkeleton } from './JobCard.tsx'
import { to } from '../to.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { listTexts as texts } from './listMessages.ts'
import { PagedList, type PageQuery } from '../ui/PagedList.tsx'
import { SkeletonList } from '../ui/Skeleton.tsx'
import { useFocusAfterCardRemoval } from '../ui/useFocusAfterCardRemoval.ts'

const GRID = 'grid grid-cols-1 gap-3 md:grid-cols-2'

type JobListPageProps<Item> = {
  title: string
  query: PageQuery<Item>
  countOf: (total: number) => string
  empty: { icon: LucideIcon; text: string }
  /** As tall as most cards. Default: a card without a footer. */
  skeleton?: ReactNode
  /** One job as an `li`. */
  children: (job: Item) => ReactNode
}

/** A page of a person's own jobs. */
export function JobListPage<Item>(props: JobListPageProps<Item>) {
  const { title, query, countOf, empty, skeleton = <JobCardSkeleton />, children } = props
  const total = query.data?.total ?? 0
  const focusProps = useFocusAfterCardRemoval()
  return (
    <div {...focusProps} className="mx-auto w-full max-w-page px-4 py-6 md:px-6 md:py-10">
      <h1 tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        {title}
      </h1>
      <output className="mt-1 mb-5 block h-6 text-soft">{total > 0 && countOf(total)}</output>
      <PagedList
        query={query}
        pageSize={PAGE_SIZE.jobs}
        label={title}
        className={GRID}
        skeleton={
          <SkeletonList count={PAGE_SIZE.jobs} layout={GRID}>
            {skeleton}
          </SkeletonList>
        }
        empty={
          <EmptyState
            icon={empty.icon}
            text={empty.text}
            action={
              <LinkButton to={to.home} variant="primary">
                {texts.findJobs}
              </LinkButton>
            }
          />
        }
      >
        {children}
      </PagedList>
    </div>
  )
}
