import type { Profile } from '@guildhall/contract/profile/endpoints'
import { useLocation } from 'react-router'
import { useSession } from '../api/session.ts'
import { rememberPage } from '../shell/intent.ts'
import { to } from '../to.ts'
import { Card } from '../ui/Card.tsx'
import { cx } from '../ui/cx.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { texts } from './messages.ts'

type CompanyContactProps = {
  company: Pick<Profile, 'email' | 'phone_number' | 'contact_notice'>
  /** While true, the data may still be that for visitors, which has no contact. */
  isFetching: boolean
}

/** The company's contact, or why this account or visitor does not see it. */
export function CompanyContact({ company, isFetching }: CompanyContactProps) {
  const { email, phone_number, contact_notice } = company
  const isVisitor = useSession() === null
  const hasContact = Boolean(email || phone_number)
  const isHidden = contact_notice !== null && (isVisitor || !isFetching)
  if (!isHidden && !hasContact && !isFetching) return null
  return (
    <Card
      as="section"
      aria-labelledby="contact"
      className="p-5 md:p-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="contact" className="mb-3 text-lg font-bold">
        {texts.company.contact}
      </h2>
      {/* The height of two entries whatever is known, so that the jobs below don't move. */}
      <div className="min-h-35">
        {isHidden ? (
          <div className={cx(isVisitor && 'account:hidden')}>
            <p className="mb-4 text-soft">{contact_notice}</p>
            {isVisitor && <LoginLink />}
          </div>
        ) : !hasContact ? (
          <Skeleton className="h-35" />
        ) : (
          <dl className="space-y-2">
            {email && <Entry term={texts.company.email} href={`mailto:${email}`} text={email} />}
            {phone_number && (
              <Entry
                term={texts.company.phone}
                href={`tel:${phone_number.replace(/[^+\d]/g, '')}`}
                text={phone_number}
              />
            )}
          </dl>
        )}
      </div>
    </Card>
  )
}

function LoginLink() {
  const { pathname, search } = useLocation()
  return (
    <LinkButton to={to.login} onClick={() => rememberPage(pathname + search)}>
      {texts.company.login}
    </LinkButton>
  )
}

type EntryProps = { term: string; href: string; text: string }

function Entry({ term, href, text }: EntryProps) {
  return (
    <div>
      <dt className="text-sm text-soft">{term}</dt>
      <dd>
        <a href={href} className="link inline-flex min-h-11 items-center break-all">
          {text}
        </a>
      </dd>
    </div>
  )
}
