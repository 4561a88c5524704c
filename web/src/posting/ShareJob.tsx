import { Link2, Share2 } from 'lucide-react'
import { canShare, useShare } from '../jobs/api.ts'
import { Button } from '../ui/Button.tsx'
import { texts } from './panelMessages.ts'

type ShareJobProps = { job: { id: number; job_title: string } }

/** The buttons that copy the link of a job and, where the browser can, share it with another app. */
export function ShareJob({ job: { id, job_title } }: ShareJobProps) {
  const { copy, share } = useShare(id, job_title)
  return (
    <>
      <Button icon={<Link2 size={18} aria-hidden />} onClick={() => void copy()}>
        {texts.share.copy}
      </Button>
      {canShare() && (
        <Button icon={<Share2 size={18} aria-hidden />} onClick={() => void share()}>
          {texts.share.share}
        </Button>
      )}
    </>
  )
}
