import { account } from '@guildhall/contract/account/endpoints'
import { useMutation } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { failureOf } from './FailureNotice.tsx'
import { useRedirectToLogin } from './useRedirectToLogin.ts'
import { useMailedLink } from './useMailedLink.ts'

/** Activates the account in the URL on request only: mail scanners open links, which must not activate anything. */
export function useActivation() {
  const params = useMailedLink()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => call(account.activate, { params }),
  })
  const status = data?.status
  useRedirectToLogin(status === 204)
  return { activate: () => mutate(), busy: isPending, status, failure: error && failureOf(error) }
}
