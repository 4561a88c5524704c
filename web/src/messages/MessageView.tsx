import { Reply } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../api/session.ts'
import { useOpenedFromUrl } from '../shell/BackLink.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useFocusOnClose } from '../ui/useFocusOnClose.ts'
import { replyDraft } from './drafts.ts'
import { type Mailbox, type OpenedMessage, otherSide } from './mailboxes.ts'
import { MessageActions } from './MessageActions.tsx'
import { MessageContent } from './MessageContent.tsx'
import { texts } from './messages.ts'
import { useMarkRead } from './useMarkRead.ts'

const ReplyForm = lazyPart(
  () => import('./ReplyForm.tsx').then((part) => part.ReplyForm),
  () => <Skeleton className="h-60" />,
)

type MessageViewProps = { opened: OpenedMessage; mailbox: Mailbox; listUrl: string }

/** A message with those before it, the reply box and what else can be done with it. */
export function MessageView({ opened, mailbox, listUrl }: MessageViewProps) {
  const { message, is_blocked } = opened
  const userId = useSession()?.userId
  const navigate = useNavigate()
  const [replyState, setReplyState] = useState(() => initialReplyState(userId, message.id))
  const person = otherSide(message, userId)
  const subject = useFocusOnOpen()
  useMarkRead(message, mailbox === 'inbox')

  const isReplying = replyState !== 'closed' && !is_blocked
  const replyButton = useFocusOnClose(isReplying)

  return (
    <Card as="article" className="space-y-5 px-4 py-5 sm:px-6">
      <MessageContent opened={opened} heading={subject} />
      {isReplying && (
        <ReplyForm
          message={message}
          hasFocus={replyState === 'opened'}
          hasOwnPage
          onClose={() => setReplyState('closed')}
        />
      )}
      {is_blocked && <p className="text-soft">{texts.blocked(person.name)}</p>}
      <div className="flex flex-wrap gap-2 border-t border-line pt-4 print:hidden">
        {!isReplying && !is_blocked && (
          <Button
            ref={replyButton}
            variant="primary"
            icon={<Reply size={18} aria-hidden />}
            onClick={() => setReplyState('opened')}
          >
            {texts.reply}
          </Button>
        )}
        <MessageActions
          opened={opened}
          mailbox={mailbox}
          onGone={() => void navigate(listUrl, { replace: true })}
        />
      </div>
    </Card>
  )
}

/** A reply that was begun is shown again, for example after a reload. */
const initialReplyState = (userId: number | undefined, id: number): 'draft' | 'opened' | 'closed' =>
  replyDraft(userId, id).read() ? 'draft' : 'closed'

/** Moves the focus to the subject, unless the page was opened with the message. */
function useFocusOnOpen() {
  const subject = useRef<HTMLHeadingElement>(null)
  const isOpenedInApp = useOpenedFromUrl() !== undefined
  useEffect(() => {
    if (isOpenedInApp) subject.current?.focus()
  }, [isOpenedInApp])
  return subject
}
