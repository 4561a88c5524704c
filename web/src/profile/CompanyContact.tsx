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
  /** An account begins with what visitors see, which has no contact. */
  isFetching: boolean
}

/** How to reach the company, or why this account or visitor does not see it. */
export function CompanyContact({ company, isFetching }: CompanyContactProps) {
  const { email, phone_number, contact_notice } = company
  const isVisitor = useSession() === null
  const isThere = Boolean(email || phone_number)
  const isHidden = contact_notice !== null && (isVisitor || !isFetching)
  if (!isHidden && !isThere && !isFetching) return null
  return (
    <Card
      as="section"
      aria-labelledby="contact"
      className="p-5 md:p-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="contact" className="mb-3 text-lg font-bold">
        {texts.company.contact}
      </h2>
      {/* As tall as two ways, whatever is known, so that the jobs below stay where they are. */}
      <div className="min-h-35">
        {isHidden ? (
          <div className={cx(isVisitor && 'account:hidden')}>
            <p className="mb-4 text-soft">{contact_notice}</p>
            {isVisitor && <LoginLink />}
          </div>
        ) : !isThere ? (
          <Skeleton className="h-35" />
        ) : (
          <dl className="space-y-2">
            {email && <Way term={texts.company.email} address={`mailto:${email}`} text={email} />}
            {phone_number && (
              <Way
                term={texts.company.phone}
                address={`tel:${phone_number.replace(/[^+\d]/g, '')}`}
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

type WayProps = { term: string; address: string; text: string }

function Way({ term, address, text }: WayProps) {
  return (
    <div>
      <dt className="text-sm text-soft">{term}</dt>
      <dd>
        <a href={address} className="link inline-flex min-h-11 items-center break-all">
          {text}
        </a>
      </dd>
    </div>
  )
}
