import { jobs } from '@guildhall/contract/jobs/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/sizes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Briefcase, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { query } from '../api/client.ts'
import { pageOfJobs } from '../jobs/api.ts'
import { PagedList } from '../ui/PagedList.tsx'
import { usePaging } from '../ui/usePaging.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SkeletonList } from '../ui/Skeleton.tsx'
import { AddJobDialog } from './AddJobDialog.tsx'
import { PostedJobRow, ROW_SKELETON } from './PostedJobRow.tsx'
import { texts } from './messages.ts'

/** The company's jobs, newest first, and the button that posts another. */
export function PostedJobs() {
  const { page, hrefOf } = usePaging()
  const navigate = useNavigate()
  const [isPosting, setPosting] = useState(false)
  const posted = useQuery({
    ...query(jobs.getPostedJobs, { query: { page } }),
    placeholderData: keepPreviousData,
    select: pageOfJobs,
  })
  const total = posted.data?.total ?? 0
  const postButton = (
    <Button variant="primary" icon={<Plus size={20} aria-hidden />} onClick={() => setPosting(true)}>
      {texts.post}
    </Button>
  )

  /** The new job is the first on the first page. */
  function showPosted() {
    setPosting(false)
    if (page > 1) navigate(hrefOf(1))
  }

  return (
    <>
      <h1 className="text-3xl">{texts.panel.titles.jobs}</h1>
      <div className="flex h-11 items-center justify-between gap-4">
        <output className="text-soft">{total > 0 && texts.panel.count(total)}</output>
        {total > 0 && postButton}
      </div>
      <PagedList
        query={posted}
        pageSize={PAGE_SIZE.companyJobs}
        label={texts.panel.tabs.jobs}
        className="space-y-3"
        skeleton={<SkeletonList count={PAGE_SIZE.companyJobs} className={ROW_SKELETON} />}
        empty={<EmptyState icon={Briefcase} text={texts.panel.empty} action={postButton} />}
      >
        {(job) => <PostedJobRow key={job.id} job={job} />}
      </PagedList>
      <AddJobDialog open={isPosting} onClose={() => setPosting(false)} onPosted={showPosted} />
    </>
  )
}
