import { useRef } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { AddJobForm } from './AddJobForm.tsx'
import { texts } from './messages.ts'

type AddJobDialogProps = { open: boolean; onClose: () => void; onPosted: () => void }

/** The company panel's dialog for posting a job. Closing it keeps the draft; Cancel discards it. */
export function AddJobDialog({ open, onClose, onPosted }: AddJobDialogProps) {
  const titleInput = useRef<HTMLInputElement>(null)
  return (
    <Dialog open={open} onClose={onClose} size="lg" title={texts.title} initialFocus={titleInput}>
      {/* The dialog's content has a padding of 20 px; sticky offsets count from its inner edge. */}
      <div className="[--footer-bleed:20px] [--footer-bottom:-20px]">
        <AddJobForm type="job-posted-form" onPosted={onPosted} onCancel={onClose} titleInput={titleInput} />
      </div>
    </Dialog>
  )
}
