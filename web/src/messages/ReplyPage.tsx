import { useNavigate } from 'react-router'
import { useSession } from '../api/session.ts'
import { BackLink, useOpenedFrom } from '../shell/BackLink.tsx'
import { mobileGuard } from '../shell/mobileGuard.tsx'
import { to } from '../to.ts'
import { Card } from '../ui/Card.tsx'
import { readId, useSearchParams } from '../ui/useSearchParams.ts'
import { LoadedMessage } from './LoadedMessage.tsx'
import { type OpenedMessage, otherSide } from './mailboxes.ts'
import { MessageContent } from './MessageContent.tsx'
import { texts } from './messages.ts'
import { ReplyForm } from './ReplyForm.tsx'

const idIn = (params: URLSearchParams) => readId(params.get('id')) ?? 0

const LargerDeviceOnly = mobileGuard({
  label: texts.title,
  to: (_, params) => to.messages('inbox', { message: idIn(params) }),
})

/** The reply to a message as a page of its own, with more room than beneath the message. */
export function ReplyPage() {
  const id = idIn(useSearchParams())
  return (
    <LargerDeviceOnly>
      <div className="mx-auto w-full max-w-[760px] space-y-3 px-4 py-6 md:px-6 md:py-8">
        <LoadedMessage id={id} mailbox="inbox" listUrl={to.messages()}>
          {(opened) => <ReplyTo opened={opened} />}
        </LoadedMessage>
      </div>
    </LargerDeviceOnly>
  )
}

function ReplyTo({ opened }: { opened: OpenedMessage }) {
  const { message, is_blocked } = opened
  const navigate = useNavigate()
  const isFromMessages = useOpenedFrom() === 'messages'
  const person = otherSide(message, useSession()?.userId)
  const messageUrl = to.messages(person.isRecipient ? 'sent' : 'inbox', { message: message.id })

  function close() {
    if (isFromMessages) void navigate(-1)
    else void navigate(messageUrl, { replace: true })
  }
  return (
    <>
      <BackLink list="messages" to={messageUrl}>
        {texts.backToMessage}
      </BackLink>
      <h1 className="text-2xl sm:text-3xl">{texts.replyTo(person.name)}</h1>
      <Card className="space-y-5 px-4 py-5 sm:px-6">
        <MessageContent opened={opened} />
        {is_blocked ? (
          <p className="text-soft">{texts.blocked(person.name)}</p>
        ) : (
          <ReplyForm message={message} hasFocus onClose={close} />
        )}
      </Card>
    </>
  )
}
