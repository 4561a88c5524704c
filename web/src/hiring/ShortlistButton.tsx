import { Bookmark } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'
import { panelTexts } from './panelMessages.ts'
import { type ApplicantProps, useMark } from './useApplicants.ts'

/** Puts an applicant on the company's shortlist, or removes them from it. */
export function ShortlistButton({ job, applicant }: ApplicantProps) {
  const { user, shortlisted } = applicant
  const { mutate } = useMark(job.id, applicant)
  return (
    <IconButton
      label={panelTexts.shortlistPerson(user.name)}
      icon={<Bookmark size={22} aria-hidden fill={shortlisted ? 'currentColor' : 'none'} />}
      aria-pressed={shortlisted}
      onClick={() => mutate({ shortlisted: !shortlisted })}
      className="-mr-2 shrink-0 aria-pressed:text-brand print:hidden"
    />
  )
}
