import { Building2, MonitorSmartphone, SquarePen } from 'lucide-react'
import { useSession } from '../api/session.ts'
import { to } from '../to.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { texts } from './messages.ts'

/** In place of a page that needs a larger screen; it offers the company what does work here. */
export function NotOnMobile() {
  const session = useSession()
  return (
    <div className="mx-auto flex max-w-[420px] flex-col items-center gap-4 px-4 py-16 text-center">
      <MonitorSmartphone size={40} strokeWidth={1.5} aria-hidden className="text-soft" />
      <h1 className="text-lg leading-normal font-bold">{texts.notOnMobile}</h1>
      {session?.userType === 'company' && (
        <>
          <p className="pt-2 text-soft">{texts.worksOnPhone}</p>
          <div className="flex w-full flex-col gap-2">
            <LinkButton to={to.addJob} look="primary" icon={<SquarePen size={18} aria-hidden />}>
              {texts.postJob}
            </LinkButton>
            <LinkButton to={to.companyProfile(session.userId)} icon={<Building2 size={18} aria-hidden />}>
              {texts.companyProfile}
            </LinkButton>
          </div>
        </>
      )}
    </div>
  )
}
