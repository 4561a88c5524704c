import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { Redirect } from './Redirect.tsx'
import { useSession } from '../api/session.ts'
import { to } from '../to.ts'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { rememberPage } from './intent.ts'

export type Viewer = 'visitor' | 'personal' | 'company'

/** Renders its page, or redirects a viewer who may not see it. The server enforces the same rules. */
export type Guard = ((props: { children: ReactNode }) => ReactNode) & {
  /** Who sees the page; without it, everyone. */
  admits?: readonly Viewer[]
  /** The query parameter that the page can't do without, and the URL to redirect to where it is missing. */
  required?: { param: string; otherwise: string }
}

/** Wraps a page in its guards, which are checked from first to last. */
export const guardedBy = (guards: readonly Guard[], page: ReactNode) =>
  guards.reduceRight((inner, Guard) => <Guard>{inner}</Guard>, page)

function ToLogin() {
  const { pathname, search } = useLocation()
  useEffect(() => rememberPage(pathname + search), [pathname, search])
  return <Redirect to={to.login} />
}

/** Sends visitors to the login, and everyone else whom the page is not for to their home page. */
function only(...admits: Viewer[]): Guard {
  const Guard: Guard = ({ children }) => {
    const session = useSession()
    if (admits.includes(session?.userType ?? 'visitor')) return children
    return session ? <Redirect to={to.homeOf(session)} /> : <ToLogin />
  }
  return Object.assign(Guard, { admits })
}

export const SignedIn = only('personal', 'company')
export const PersonalOnly = only('personal')
export const CompanyOnly = only('company')
export const GuestOnly = only('visitor')

/** The job board is for candidates: a company has a home page of its own. */
export const HomeGuard = only('visitor', 'personal')

/** For a page about the job or person that a query parameter names. */
export function requires(param: 'id' | 'jobId', { otherwise }: { otherwise: string }): Guard {
  const Guard: Guard = ({ children }) =>
    useSearchParams().get(param) ? children : <Redirect to={otherwise} />
  return Object.assign(Guard, { required: { param, otherwise } })
}
