import { hiring } from '@guildhall/contract/hiring/endpoints'
import type { Job } from '@guildhall/contract/jobs/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { okBody, query } from '../api/client.ts'
import { useOpenedFrom } from '../shell/BackLink.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Pending } from '../ui/Pending.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SkeletonList } from '../ui/Skeleton.tsx'
import { readId, useSearchParams } from '../ui/useSearchParams.ts'
import { sentTexts } from './panelMessages.ts'

const Loading = () => <SkeletonList count={4} className="h-20" />
const SentApplication = lazyPart(
  () => import('./SentApplication.tsx').then((part) => part.SentApplication),
  Loading,
)

/** The application in the URL, over the applicants. */
export function ApplicationDialog({ job }: { job: Pick<Job, 'id' | 'job_title'> }) {
  const navigate = useNavigate()
  const params = useSearchParams()
  const isOverList = useOpenedFrom() === 'applicants'
  const opened = readId(params.get('application'))
  // Shown until the dialog has faded out.
  const [userId, setUserId] = useState(opened)
  if (opened !== null && opened !== userId) setUserId(opened)

  const sent = useQuery({
    ...query(hiring.getApplication, {
      params: { id: String(job.id) },
      query: { user: userId ?? 0 },
    }),
    enabled: opened !== null,
  })
  const { data } = sent
  const application = okBody(data)

  function close() {
    if (isOverList) return void navigate(-1)
    const rest = new URLSearchParams(params)
    rest.delete('application')
    void navigate(`?${rest}`, { replace: true })
  }
  return (
    <Dialog
      open={opened !== null}
      onClose={close}
      size="lg"
      title={application ? sentTexts.titleOf(application.user.name) : sentTexts.title}
    >
      {application ? (
        <SentApplication job={job} application={application} onLost={close} />
      ) : data && data.status !== 200 ? (
        <Notice tone="error">{data.status === 404 ? sentTexts.gone : data.body.error}</Notice>
      ) : (
        <Pending query={sent}>
          <Loading />
        </Pending>
      )}
    </Dialog>
  )
}
