import type { Profile } from '@guildhall/contract/profile/endpoints'
import { useSession } from '../api/session.ts'
import { cx } from '../ui/cx.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { LoginLink } from './LoginLink.tsx'
import { texts } from './messages.ts'
import { useIsProfileLoading } from './useIsProfileLoading.ts'

/** The username, and the email and phone number or why this viewer does not see them. */
export function ProfileContact({ profile }: { profile: Profile }) {
  const { username, email, phone_number, contact_notice } = profile
  const isVisitor = useSession() === null
  const isLoading = useIsProfileLoading()
  const hasContact = Boolean(email || phone_number)
  const isHidden = contact_notice !== null && (isVisitor || !isLoading)
  return (
    <div>
      <h2 className="mb-3 text-lg font-bold">{texts.profile.sections.contact}</h2>
      <dl>
        <Entry term={texts.head.username}>{username}</Entry>
      </dl>
      {/* The height of two entries whatever is known, so that the page below doesn't move. */}
      <div className="mt-2 min-h-35">
        {isHidden ? (
          <div className={cx(isVisitor && 'account:hidden')}>
            <p className="mb-4 text-soft">{contact_notice}</p>
            {isVisitor && <LoginLink>{texts.head.logIn}</LoginLink>}
          </div>
        ) : !hasContact && isLoading ? (
          <Skeleton className="h-35" />
        ) : (
          <dl className="space-y-2">
            <ContactEntries profile={profile} />
          </dl>
        )}
      </div>
    </div>
  )
}

/** The email and the phone number, as far as they are known. */
export const ContactEntries = ({
  profile: { email, phone_number },
}: {
  profile: Pick<Profile, 'email' | 'phone_number'>
}) => (
  <>
    {email && (
      <Entry term={texts.head.email} href={`mailto:${email}`}>
        {email}
      </Entry>
    )}
    {phone_number && (
      <Entry term={texts.head.phone} href={`tel:${phone_number.replace(/[^+\d]/g, '')}`}>
        {phone_number}
      </Entry>
    )}
  </>
)

type EntryProps = { term: string; href?: string; children: string }

function Entry({ term, href, children }: EntryProps) {
  return (
    <div>
      <dt className="text-sm text-soft">{term}</dt>
      <dd className="flex min-h-11 items-center break-all">
        {href ? (
          <a href={href} className="link inline-flex min-h-11 items-center">
            {children}
          </a>
        ) : (
          children
        )}
      </dd>
    </div>
  )
}
