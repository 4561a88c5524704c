import { POSTED_JOB_SORTS } from '@guildhall/contract/jobs/choices'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { Briefcase, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { endFirstJob } from '../api/firstJob.ts'
import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { lazyOnceOpen } from '../ui/lazyPart.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { Select } from '../ui/Select.tsx'
import { SkeletonList } from '../ui/Skeleton.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { useFocusAfterCardRemoval } from '../ui/useFocusAfterCardRemoval.ts'
import type { Posted } from './AddJobForm.tsx'
import { GettingStarted } from './GettingStarted.tsx'
import { panelTexts } from './panelMessages.ts'
import { PostedJobRow, ROW_SKELETON } from './PostedJobRow.tsx'
import { FILTERS, usePostedJobs } from './usePostedJobs.ts'

const AddJobDialog = lazyOnceOpen(() => import('./AddJobDialog.tsx').then((part) => part.AddJobDialog))

const sorts = POSTED_JOB_SORTS.map((value) => ({ value, label: panelTexts.panel.sorts[value] }))

/** The company's jobs, filtered and sorted, and the button that posts another. */
export function PostedJobs() {
  const list = usePostedJobs()
  const { posted, filter, hrefOf, isFirstView } = list
  const hasPosted = (posted.data?.counts.All ?? 0) > 0
  const navigate = useNavigate()
  const focusProps = useFocusAfterCardRemoval()
  const [isPosting, setPosting] = useState(false)
  // It may have posted in another browser.
  useEffect(() => {
    if (hasPosted) endFirstJob()
  }, [hasPosted])
  const [justPosted, setJustPosted] = useState<Posted>()
  function openForm() {
    setJustPosted(undefined)
    setPosting(true)
  }

  // While the jobs load, the controls hold their place.
  const hasJobs = posted.data?.counts.All !== 0
  const postButton = (
    <Button variant="primary" icon={<Plus size={20} aria-hidden />} onClick={openForm}>
      {panelTexts.panel.post}
    </Button>
  )

  /** The new job is the first on the first page. */
  function showPosted(job: Posted) {
    setJustPosted(job)
    if (!isFirstView) navigate(to.companyPanel('jobs'))
  }

  return (
    <div {...focusProps} className="space-y-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
          {panelTexts.panel.titles.jobs}
        </h1>
        {hasJobs && postButton}
      </div>
      {hasJobs && <Controls {...list} />}
      <PagedList
        query={posted}
        pageSize={PAGE_SIZE.companyJobs}
        label={panelTexts.panel.tabs.jobs}
        className="space-y-3"
        skeleton={<SkeletonList count={PAGE_SIZE.companyJobs} className={ROW_SKELETON} />}
        empty={
          filter === 'All' ? (
            <GettingStarted postButton={postButton} />
          ) : (
            <NoneFound {...{ filter, hrefOf }} />
          )
        }
      >
        {(job) => <PostedJobRow key={job.id} job={job} />}
      </PagedList>
      <AddJobDialog
        open={isPosting}
        onClose={() => setPosting(false)}
        posted={justPosted}
        onPosted={showPosted}
      />
    </div>
  )
}

type List = ReturnType<typeof usePostedJobs>

/** The status and the order, as links and a select that change the URL. */
function Controls({ posted, filter, sort, hrefOf }: List) {
  const navigate = useNavigate()
  const { total = 0, counts } = posted.data ?? {}
  return (
    <>
      <Tabs
        label={panelTexts.panel.filter}
        tabs={FILTERS.map((value) => ({
          value,
          label: panelTexts.panel.filters[value],
          count: counts?.[value] ?? null,
        }))}
        value={filter}
        hrefOf={(value) => hrefOf({ filter: value })}
      />
      <div className="flex items-center justify-between gap-4">
        <output className="text-soft">{total > 0 && panelTexts.panel.count(total)}</output>
        <Select
          aria-label={panelTexts.panel.sort}
          options={sorts}
          value={sort}
          onChange={(event) => navigate(hrefOf({ sort: sortNamed(event.target.value) }))}
          className="w-44"
        />
      </div>
    </>
  )
}

const sortNamed = (name: string) => POSTED_JOB_SORTS.find((sort) => sort === name)

type NoneFoundProps = Pick<List, 'hrefOf'> & { filter: Exclude<List['filter'], 'All'> }

const NoneFound = ({ filter, hrefOf }: NoneFoundProps) => (
  <EmptyState
    icon={Briefcase}
    text={panelTexts.panel.noneWithStatus[filter]}
    action={<LinkButton to={hrefOf({ filter: 'All' })}>{panelTexts.panel.showAll}</LinkButton>}
  />
)
