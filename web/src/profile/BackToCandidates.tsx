import { useSession } from '../api/session.ts'
import { BackLink, useOpenedFrom } from '../shell/BackLink.tsx'
import { to } from '../to.ts'
import { texts } from './messages.ts'

/** Nothing unless a company opened the profile from the board of people. */
export function BackToCandidates() {
  const openedFrom = useOpenedFrom()
  // Not while the page hydrates: the server doesn't know the history.
  const isCompany = useSession()?.userType === 'company'
  if (!isCompany || openedFrom !== 'people') return null
  return (
    <div className="-mt-3 mb-1 print:hidden">
      <BackLink list="people" to={to.companyHome}>
        {texts.backToCandidates}
      </BackLink>
    </div>
  )
}
