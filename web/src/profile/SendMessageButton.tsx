import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { useAlert } from '../ui/useAlert.ts'
import { texts } from './messages.ts'
import { useReadContact } from './useReadContact.ts'

type SendMessageButtonProps = { userId: number } & Pick<
  ComponentProps<typeof Button>,
  'variant' | 'className'
>

/** Reads the email of a person, which is not in a list, and opens a message to it. */
export function SendMessageButton({ userId, ...button }: SendMessageButtonProps) {
  const navigate = useNavigate()
  const alerts = useAlert()
  const { isReading, readContact } = useReadContact(userId)

  const open = () =>
    readContact(({ email, contact_notice }) => {
      if (email) void navigate(to.sendMessage(email))
      else if (contact_notice) alerts.show({ severity: 'error', text: contact_notice })
    })
  return (
    <Button {...button} onClick={open} busy={isReading} busyText={texts.head.opening}>
      {texts.head.sendMessage}
    </Button>
  )
}
