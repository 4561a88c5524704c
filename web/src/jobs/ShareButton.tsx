import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { Share2 } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { pageTexts as texts } from './pageMessages.ts'
import { LABEL } from './SaveIcon.tsx'
import { canShare, useShare } from './useShare.ts'

type ShareButtonProps = { job: Pick<JobCard, 'id' | 'job_title' | 'user_posted'> }

/** Shares the link of a job by the means of the device, or copies it. */
export function ShareButton({ job }: ShareButtonProps) {
  const { share, copy } = useShare(job.id, texts.tabTitle(job.job_title, job.user_posted.name))
  return (
    <Button
      icon={<Share2 size={20} aria-hidden />}
      title={texts.shareJob}
      onClick={() => void (canShare() ? share() : copy())}
      className="max-md:w-11 max-md:px-0"
    >
      <span className={LABEL}>{texts.share}</span>
    </Button>
  )
}
