import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { Share2 } from 'lucide-react'
import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { useAlert } from '../ui/useAlert.ts'
import { pageTexts as texts } from './pageMessages.ts'
import { LABEL } from './SaveIcon.tsx'

type ShareButtonProps = { job: Pick<JobCard, 'id' | 'job_title' | 'user_posted'> }

/** Shares the link of a job by the means of the device, or copies it. */
export function ShareButton({ job }: ShareButtonProps) {
  const alerts = useAlert()

  async function share() {
    const url = window.location.origin + to.jobs(job.id)
    try {
      if ('share' in navigator) {
        await navigator.share({ title: texts.tabTitle(job.job_title, job.user_posted.name), url })
      } else {
        await window.navigator.clipboard.writeText(url)
        alerts.show({ severity: 'success', text: texts.linkCopied })
      }
    } catch (error) {
      if ((error as Error).name === 'AbortError') return // The person closed the device's dialog.
      alerts.show({ severity: 'error', text: texts.notShared })
    }
  }

  return (
    <Button
      icon={<Share2 size={20} aria-hidden />}
      title={texts.shareJob}
      onClick={() => void share()}
      className="max-md:w-11 max-md:px-0"
    >
      <span className={LABEL}>{texts.share}</span>
    </Button>
  )
}
