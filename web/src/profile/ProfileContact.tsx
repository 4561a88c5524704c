import type { Profile } from '@guildhall/contract/profile/endpoints'
import { useState } from 'react'
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
  // The page that is rendered for visitors lacks what an account then loads.
  const [mayGrow] = useState(isVisitor || (!hasContact && isLoading))
  return (
    <div>
      <h2 className="mb-3 text-lg font-bold">{texts.profile.sections.contact}</h2>
      <dl>
        <Entry term={texts.head.username}>{username}</Entry>
      </dl>
      {/* The height of two entries, so that the page below doesn't move. */}
      <div className={cx('mt-2', mayGrow && 'account:min-h-[97px]')}>
        {isHidden ? (
          <div className={cx('space-y-4', isVisitor && 'account:hidden')}>
            <p className="text-soft">{contact_notice}</p>
            {isVisitor && <LoginLink>{texts.head.logIn}</LoginLink>}
          </div>
        ) : !hasContact && isLoading ? (
          <Skeleton className="h-[97px]" />
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
      <dd className="break-all">
        {href ? (
          // Its target is taller than its line.
          <a href={href} className="link -my-2.5 flex min-h-11 w-fit items-center">
            {children}
          </a>
        ) : (
          children
        )}
      </dd>
    </div>
  )
}
