import type { CompletionItem } from '@guildhall/contract/profile/endpoints'
import { useSession } from '../api/session.ts'
import { to } from '../to.ts'
import { cx } from '../ui/cx.ts'
import { Link } from '../ui/Link.tsx'
import { completionTexts as texts } from './messages.ts'

/** The sections of the profile that items belong to; the others belong to its head. */
const TABS: Partial<Record<CompletionItem, string>> = {
  skills: 'skills',
  rate: 'rate',
  employment_type: 'emp-type',
  language: 'language',
  resume: 'resume',
}

/** The fields of the form of the head. */
const FIELDS: Partial<Record<CompletionItem, string>> = {
  short_intro: 'shortIntro',
  bio: 'bio',
  location: 'location',
}

/**
 * The history state of the profile: the section whose form opens, so that what is missing can be entered at once, and the
 * field that gets the focus if it is not the first.
 */
export type MissingLinkState = { opens: string; field?: string | undefined }

type MissingLinkProps = {
  item: CompletionItem
  /** In lower case. */
  isInSentence?: boolean
  /** Called when the link is followed. */
  onFollow?: () => void
  className?: string
}

/** A link to where a missing item is added to the own profile. */
export function MissingLink({ item, isInSentence, onFollow, className }: MissingLinkProps) {
  const session = useSession()
  const tab = TABS[item]
  const name = isInSentence ? texts.items[item].toLowerCase() : texts.items[item]
  if (!session) return name

  return (
    <Link
      to={tab ? to.profile(session.userId, tab) : `${to.profile(session.userId)}#head`}
      state={{ opens: tab ?? 'head', field: FIELDS[item] } satisfies MissingLinkState}
      onClick={onFollow}
      className={cx('link', className)}
    >
      {name}
    </Link>
  )
}
