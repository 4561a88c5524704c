import { settings } from '@guildhall/contract/account/settings'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { call } from '../api/client.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { AccountCard } from './AccountCard.tsx'
import { FailureNotice, failureOf } from './FailureNotice.tsx'
import { FormResult } from './FormResult.tsx'
import { unsubscribeTexts as texts } from './settingsMessages.ts'

const isKind = (purpose: string): purpose is keyof typeof texts.kinds => Object.hasOwn(texts.kinds, purpose)

/** Turns emails off on request only: mail scanners open links, which must not change anything. */
export function UnsubscribePage() {
  // In the path, because mail programs post to this URL (RFC 8058).
  const token = useLocation().pathname.split('/').findLast(Boolean) ?? ''
  const [purpose = ''] = token.split('-')
  const kind = isKind(purpose) ? texts.kinds[purpose] : texts.unknown
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => call(settings.unsubscribe, { params: { token } }),
  })
  const status = data?.status

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
          <FailureNotice failure={error && failureOf(error)} />
          <Button variant="primary" onClick={() => mutate()} busy={isPending} busyText={texts.unsubscribing}>
            {texts.unsubscribe}
          </Button>
        </div>
      )}
    </AccountCard>
  )
}
