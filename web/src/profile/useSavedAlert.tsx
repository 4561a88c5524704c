import { applicationDrafts } from '../api/applicationDrafts.ts'
import { useSession } from '../api/session.ts'
import { completionTexts } from '../completion/api.ts'
import { to } from '../to.ts'
import { Link } from '../ui/Link.tsx'
import { useAlert } from '../ui/useAlert.ts'

/** Shows that the profile was saved, with the way back to an application that waits for it. */
export function useSavedAlert() {
  const alerts = useAlert()
  const userId = useSession()?.userId ?? 0
  return (text: string) => {
    const draft = applicationDrafts.latest(userId)
    if (!draft) return alerts.show({ severity: 'success', text })
    const link = (
      <Link to={to.apply(draft.jobId, draft.step)} className="link">
        {completionTexts.backFromAlert}
      </Link>
    )
    alerts.show({ severity: 'success', text: `${text}.`, more: link })
  }
}
