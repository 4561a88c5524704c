import { to } from '../to.ts'
import { useAlert } from '../ui/useAlert.ts'
import { pageTexts as texts } from './pageMessages.ts'

/** Copies the link of a job, or shares it by the means of the device, where `canShare`. */
export function useShare(id: number, title: string) {
  const alerts = useAlert()

  async function attempt(send: (url: string) => Promise<void>, success?: string) {
    const url = window.location.origin + to.jobs(id)
    try {
      await send(url)
      if (success) alerts.show({ severity: 'success', text: success })
    } catch (error) {
      if ((error as Error).name === 'AbortError') return // The person closed the device's dialog.
      alerts.show({ severity: 'error', text: texts.notShared(url) })
    }
  }

  return {
    // Over plain HTTP there is no clipboard, which throws here.
    copy: () => attempt((url) => navigator.clipboard.writeText(url), texts.linkCopied),
    share: () => attempt((url) => navigator.share({ title, url })),
  }
}

export const canShare = () => 'share' in navigator
