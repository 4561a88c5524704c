import { settings } from '@guildhall/contract/account/settings'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { AccountCard } from './AccountCard.tsx'
import { type Failure, FailureNotice, failureOf } from './FailureNotice.tsx'
import { FormResult } from './FormResult.tsx'
import { unsubscribeTexts as texts } from './settingsMessages.ts'
import { useMailedLink } from './useMailedLink.ts'

const isKind = (purpose: string): purpose is keyof typeof texts.kinds => Object.hasOwn(texts.kinds, purpose)

/** Turns emails off on request only: mail scanners open links, which must not change anything. */
export function UnsubscribePage() {
  const { token } = useMailedLink()
  const [purpose = ''] = token.split('-')
  const kind = isKind(purpose) ? texts.kinds[purpose] : texts.unknown
  const [busy, setBusy] = useState(false)
  const [status, setStatus] = useState<204 | 404>()
  const [failure, setFailure] = useState<Failure>()

  async function unsubscribe() {
    setBusy(true)
    setFailure(undefined)
    try {
      const { status } = await call(settings.unsubscribe, { params: { token } })
      setStatus(status)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <AccountCard title={texts.title}>
      {status ? (
        <FormResult>
          {status === 204 ? (
            <Notice tone="success">{texts.done(kind.mails)}</Notice>
          ) : (
            <Notice tone="error">{texts.invalid}</Notice>
          )}
          <p className="text-soft">{status === 204 ? kind.undo : kind.instead}</p>
          <LinkButton to={kind.path}>{kind.open}</LinkButton>
        </FormResult>
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-soft">{texts.hint(kind.mails)}</p>
          <FailureNotice failure={failure} />
          <Button
            variant="primary"
            onClick={() => void unsubscribe()}
            busy={busy}
            busyText={texts.unsubscribing}
          >
            {texts.unsubscribe}
          </Button>
        </div>
      )}
    </AccountCard>
  )
}
