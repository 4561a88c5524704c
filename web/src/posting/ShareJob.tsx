import { Link2, Share2 } from 'lucide-react'
import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { useAlert } from '../ui/useAlert.ts'
import { panelTexts } from './panelMessages.ts'

type ShareJobProps = { job: { id: number; job_title: string } }

/** The buttons that copy the link of a job and, where the browser can, share it with another app. */
export function ShareJob({ job: { id, job_title } }: ShareJobProps) {
  const alerts = useAlert()
  const link = { title: job_title, url: new URL(to.jobs(id), window.location.href).href }

  async function copy() {
    try {
      // Over plain HTTP there is no clipboard, which throws here.
      await navigator.clipboard.writeText(link.url)
      alerts.show({ severity: 'success', text: panelTexts.share.copied })
    } catch {
      alerts.show({ severity: 'error', text: panelTexts.share.notCopied(link.url) })
    }
  }
  // It fails if the person closes the browser's dialog.
  const share = () => navigator.share(link).catch(() => {})
  return (
    <>
      <Button icon={<Link2 size={18} aria-hidden />} onClick={() => void copy()}>
        {panelTexts.share.copy}
      </Button>
      {'share' in navigator && (
        <Button icon={<Share2 size={18} aria-hidden />} onClick={() => void share()}>
          {panelTexts.share.share}
        </Button>
      )}
    </>
  )
}
