import { account, INVALID_LINK } from '@guildhall/contract/account/endpoints'
import { useMutation } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { clearEndedSession } from '../api/login.ts'
import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { AccountCard } from './AccountCard.tsx'
import { FailureNotice, failureOf } from './FailureNotice.tsx'
import { FormResult } from './FormResult.tsx'
import { texts } from './messages.ts'
import { type MailedLink, useMailedLink } from './useMailedLink.ts'

export function LockPage() {
  const link = useMailedLink(to.lock)
  return (
    <AccountCard title={texts.lockAccount}>
      {link ? <Lock key={link.token} link={link} /> : <InvalidLink />}
    </AccountCard>
  )
}

/** Locks on request only: mail scanners open links, which must not lock anybody out. */
function Lock({ link }: { link: MailedLink }) {
  const { mutate, isPending, data, error } = useMutation({
    async mutationFn() {
      const response = await call(account.lock, { body: link })
      if (response.status === 204) await clearEndedSession()
      return response
    },
  })
  if (data?.status === 400) return <InvalidLink />
  if (data)
    return (
      <FormResult>
        <Notice tone="success">
          <p className="font-semibold">{texts.locked}</p>
          <p>{texts.lockedHint}</p>
        </Notice>
      </FormResult>
    )
  return (
    <div className="flex flex-col gap-4">
      <p className="text-soft">{texts.lockHint}</p>
      <FailureNotice failure={error && failureOf(error)} />
      <Button variant="primary" onClick={() => mutate()} busy={isPending} busyText={texts.locking}>
        {texts.lock}
      </Button>
    </div>
  )
}

/** A new password ends all sessions as well. */
function InvalidLink() {
  return (
    <FormResult>
      <Notice tone="error">
        <p className="font-semibold">{INVALID_LINK}</p>
        <p>{texts.resetInstead}</p>
      </Notice>
      <LinkButton to={to.resetPassword} variant="primary">
        {texts.choosePassword}
      </LinkButton>
    </FormResult>
  )
}
