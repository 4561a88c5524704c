import type { ResponseOf } from '@guildhall/contract/endpoint'
import type { savedSearches } from '@guildhall/contract/savedSearches/endpoints'
import { ApiError } from '../api/send.ts'
import { to } from '../to.ts'
import { Link } from '../ui/Link.tsx'
import { site } from '../ui/site.ts'
import type { Alert } from '../ui/useAlert.ts'
import { savedSearchTexts } from './savedSearchMessages.ts'

const LinkToList = () => (
  <Link to={to.savedSearches} className="link">
    {savedSearchTexts.openList}
  </Link>
)

export type Saved = Extract<ResponseOf<typeof savedSearches.saveSearch>, { status: 201 }>['body']

/**
 * Says how the new jobs arrive, and leads to where that is changed: a search that was saved before keeps its mails. Where
 * accounts may be demo accounts, which get no emails, it promises none.
 */
export const savedAlert = ({ success, mail }: Saved): Alert => ({
  severity: 'success',
  text: site.isDemo ? `${success}.` : `${success}. ${savedSearchTexts.mails[mail]}`,
  more: <LinkToList />,
})

/** After a conflict, which is too many saved searches, the list is where to go on. */
export const notSavedAlert = (error: Error): Alert => ({
  severity: 'error',
  text: error.message,
  ...(error instanceof ApiError && error.status === 409 && { more: <LinkToList /> }),
})
