import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '../api/session.ts'
import { to } from '../to.ts'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { rememberPage } from './intent.ts'

/** Shows its page to those who may see it and leads everybody else away. The server enforces the same rules. */
export type Guard = (props: { children: ReactNode }) => ReactNode

function ToLogin() {
  const { pathname, search } = useLocation()
  useEffect(() => rememberPage(pathname + search), [pathname, search])
  return <Navigate to={to.login} replace />
}

/** A page behind its guards, which are asked from first to last. */
export const guardedBy = (guards: readonly Guard[], page: ReactNode) =>
  guards.reduceRight((inner, Guard) => <Guard>{inner}</Guard>, page)

export const SignedIn: Guard = ({ children }) => (useSession() ? children : <ToLogin />)

const onlyFor =
  (userType: 'personal' | 'company'): Guard =>
  ({ children }) => {
    const session = useSession()
    if (!session) return <ToLogin />
    return session.userType === userType ? children : <Navigate to={to.home} replace />
  }

export const CompanyOnly = onlyFor('company')
export const PersonalOnly = onlyFor('personal')

export const GuestOnly: Guard = ({ children }) =>
  useSession() ? <Navigate to={to.home} replace /> : children

/** The board is for those who look for work: a company goes to its own home. */
export const HomeGuard: Guard = ({ children }) =>
  useSession()?.userType === 'company' ? <Navigate to={to.companyHome} replace /> : children

/** For a page about what the address names by `param`: without it there is nothing to ask the server for. */
export const given =
  (param: 'id' | 'jobId', { elsewhere }: { elsewhere: string }): Guard =>
  ({ children }) => {
    const params = useSearchParams()
    return params.get(param) ? children : <Navigate to={elsewhere} replace />
  }
