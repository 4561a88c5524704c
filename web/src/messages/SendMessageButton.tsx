import type { Profile } from '@guildhall/contract/profile/endpoints'
import { type ComponentProps, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { useAlert } from '../ui/useAlert.ts'
import { texts } from './messages.ts'
import { useReadContact } from './useReadContact.ts'

type SendMessageButtonProps = {
  person: Pick<Profile, 'id' | 'name'>
  /** Names the person, where the button is not beside the name. */
  isNamed?: boolean
} & Pick<ComponentProps<typeof Button>, 'variant' | 'className'>

/** The person whose message opens as soon as the email is known: the last one asked for, unless the URL has changed since. */
let awaitedId: number | undefined

/** Reads the email of a person, which is not in a list, and opens a message to it. */
export function SendMessageButton({ person: { id, name }, isNamed, ...button }: SendMessageButtonProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const alerts = useAlert()
  const { isReading, readContact } = useReadContact(id)

  useEffect(
    () => () => {
      if (awaitedId === id) awaitedId = undefined
    },
    [pathname, search, id],
  )

  function open() {
    awaitedId = id
    readContact(({ email, contact_notice }) => {
      if (awaitedId !== id) return
      if (email) void navigate(to.sendMessage(email))
      else if (contact_notice) alerts.show({ severity: 'error', text: contact_notice })
    })
  }
  return (
    <Button {...button} onClick={open} busy={isReading} busyText={texts.opening}>
      {isNamed ? (
        texts.messageTo(name)
      ) : (
        <>
          {texts.tabs['send-message']} <span className="sr-only">{texts.toPerson(name)}</span>
        </>
      )}
    </Button>
  )
}
