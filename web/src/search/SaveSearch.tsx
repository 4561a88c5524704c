import { BellPlus } from 'lucide-react'
import { useSession } from '../api/session.ts'
import { intentOf } from '../shell/intent.ts'
import { summary } from '../shell/summary.ts'
import { to } from '../to.ts'
import { cx } from '../ui/cx.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import type { BoardQuery } from './boardQuery.ts'
import { describeSearch, savedQueryOf } from './savedSearch.ts'
import { savedSearchTexts } from './savedSearchMessages.ts'
import { SaveSearchPlaceholder, type SaveSearchPlaceholderProps, sizeOf } from './SaveSearchPlaceholder.tsx'

export type SaveSearchProps = SaveSearchPlaceholderProps & {
  query: BoardQuery
  /** Whether its results are shown. */
  isShown: boolean
}

// Loaded lazily, because most viewers are visitors.
const SaveSearchToggle = lazyPart(
  () => import('./SaveSearchToggle.tsx').then((part) => part.SaveSearchToggle),
  SaveSearchPlaceholder,
)

/** Saves the search of the board. Visitors log in first; companies don't save searches. */
export function SaveSearch({ query, isWide, isShown }: SaveSearchProps) {
  const session = useSession()
  const savedQuery = savedQueryOf(query)
  if (session?.userType === 'company') return null
  if (session) return <SaveSearchToggle {...{ query: savedQuery, isWide, isShown }} />
  const { name } = describeSearch(savedQuery)
  return (
    <LinkButton
      to={to.login}
      {...intentOf('saveSearch', `${to.home}?${savedQuery}`, summary(name))}
      title={savedSearchTexts.logInToSave}
      icon={<BellPlus size={20} aria-hidden />}
      className={cx('px-0 account:pointer-events-none print:hidden', sizeOf(isWide))}
    >
      {savedSearchTexts.save}
    </LinkButton>
  )
}
