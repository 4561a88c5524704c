import { lazyPart } from '../ui/lazyPart.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { panelTexts } from './panelMessages.ts'
import type { ApplicantProps } from './useApplicants.ts'

// Loaded when a note is written, because a form comes with the code of validation.
const NoteForm = lazyPart(
  () => import('./NoteForm.tsx').then((part) => part.NoteForm),
  () => <Skeleton className="h-[236px]" />,
)

/** Begun by its button, or restored from a draft. */
export type NoteEditing = 'begun' | 'restored' | null

type ApplicantNoteProps = ApplicantProps & { editing: NoteEditing; onClose: () => void }

/** What the company has written about an applicant for itself, or a form for it. */
export function ApplicantNote({ job, applicant, editing, onClose }: ApplicantNoteProps) {
  if (editing) {
    return <NoteForm {...{ job, applicant, onClose }} hasFocus={editing === 'begun'} onLost={onClose} />
  }
  if (!applicant.note) return null
  return (
    <div className="rounded-control bg-sunk px-4 py-3">
      <p className="text-sm text-soft">{panelTexts.note}</p>
      <p className="whitespace-pre-wrap">{applicant.note}</p>
    </div>
  )
}
