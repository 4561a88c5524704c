import { account } from '@guildhall/contract/account'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { to } from '../to.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { texts } from './messages.ts'

/** Says whether there is a demo account inside. The longer text has its room from the start, so that nothing moves. */
export function LoginButton() {
  const { data } = useQuery({ ...query(account.getDemoAccounts, {}), staleTime: Infinity })
  const isDemo = data !== undefined && data.body.length > 0
  return (
    <span className="grid justify-items-end">
      <span aria-hidden className="btn btn-plain invisible col-start-1 row-start-1">
        {texts.loginWithDemo}
      </span>
      <LinkButton to={to.login} className="col-start-1 row-start-1">
        {isDemo ? texts.loginWithDemo : texts.login}
      </LinkButton>
    </span>
  )
}
