import { MonitorSmartphone } from 'lucide-react'
import { useSession, type Session } from '../api/session.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { notOnMobile } from './mobileMessages.ts'

/** The equivalent page on a phone. `params` are those of the URL. */
export type MobilePage = { label: string; to: (session: Session, params: URLSearchParams) => string }

/** Replaces a page that needs a larger screen, with a link to its equivalent on a phone. */
export function NotOnMobile({ label, to }: MobilePage) {
  const session = useSession()
  const params = useSearchParams()
  return (
    <div className="mx-auto flex max-w-[420px] flex-col items-center gap-6 px-4 py-16 text-center">
      <MonitorSmartphone size={40} strokeWidth={1.5} aria-hidden className="text-soft" />
      <h1 className="text-lg leading-normal font-bold">{notOnMobile}</h1>
      {session && (
        <LinkButton to={to(session, params)} variant="primary">
          {label}
        </LinkButton>
      )}
    </div>
  )
}
