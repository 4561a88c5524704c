import { useEffect, useRef } from 'react'
import { to } from '../to.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { AddJobForm, type Posted } from './AddJobForm.tsx'
import { texts } from './messages.ts'
import { panelTexts } from './panelMessages.ts'
import { ShareJob } from './ShareJob.tsx'

type AddJobDialogProps = {
  open: boolean
  onClose: () => void
  /** The job that was posted since the dialog opened. */
  posted: Posted | undefined
  onPosted: (job: Posted) => void
}

/**
 * The company panel's dialog for posting a job, which then confirms it. Closing the form keeps the draft; Cancel
 * discards it.
 */
export function AddJobDialog({ open, onClose, posted, onPosted }: AddJobDialogProps) {
  const titleInput = useRef<HTMLInputElement>(null)
  if (posted) {
    return (
      <Dialog open={open} onClose={onClose} title={texts.posted.title}>
        <Confirmation job={posted} />
      </Dialog>
    )
  }
  return (
    <Dialog open={open} onClose={onClose} size="lg" title={texts.title} initialFocus={titleInput}>
      {/* The dialog's content has a padding of 20 px; sticky offsets count from its inner edge. */}
      <div className="[--footer-bleed:20px] [--footer-bottom:-20px]">
        <AddJobForm type="job-posted-form" onPosted={onPosted} onCancel={onClose} titleInput={titleInput} />
      </div>
    </Dialog>
  )
}

function Confirmation({ job }: { job: Posted }) {
  const text = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useEffect(() => text.current?.focus(), [])
  return (
    <div className="space-y-5">
      <p ref={text} tabIndex={-1} className="outline-none">
        {texts.posted.text(job.job_title)}
      </p>
      <div className="flex flex-wrap gap-2 max-sm:flex-col">
        <LinkButton to={to.users({ search: job.skill })} variant="primary" className="sm:basis-full">
          {texts.posted.findCandidates}
        </LinkButton>
        <ShareJob job={job} />
        <LinkButton to={to.jobs(job.id)}>{panelTexts.share.preview}</LinkButton>
      </div>
    </div>
  )
}
