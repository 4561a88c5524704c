import { useRef } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { AddJobForm } from './AddJobForm.tsx'
import { texts } from './messages.ts'

type AddJobDialogProps = { open: boolean; onClose: () => void; onPosted: () => void }

/** The company panel's way to post a job. Closing it keeps what was written; Cancel does not. */
export function AddJobDialog({ open, onClose, onPosted }: AddJobDialogProps) {
  const titleInput = useRef<HTMLInputElement>(null)
  return (
    <Dialog open={open} onClose={onClose} size="lg" title={texts.title} initialFocus={titleInput}>
      {/* The dialog's content has a padding of 20 px, from whose inner edge sticking counts. */}
      <div className="[--footer-bleed:20px] [--footer-bottom:-20px]">
        <AddJobForm type="job-posted-form" onPosted={onPosted} onCancel={onClose} titleInput={titleInput} />
      </div>
    </Dialog>
  )
}
