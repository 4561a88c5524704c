import { type Message, messages } from '@guildhall/contract/messages/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { successOf } from '../api/change.ts'
import { call } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useAlert } from '../ui/useAlert.ts'
import { BlockButton } from './BlockButton.tsx'
import { type Mailbox, type OpenedMessage, otherSide } from './mailboxes.ts'
import { texts } from './messages.ts'
import { unreadTotal } from './queries.ts'
import { useMessagesChanged } from './useMessagesChanged.ts'

type MessageActionsProps = {
  opened: OpenedMessage
  mailbox: Mailbox
  /** Called when the message has left the list. */
  onGone: () => void
}

/** Buttons that delete a message and block the other side. */
export function MessageActions({ opened: { message, is_blocked }, mailbox, onGone }: MessageActionsProps) {
  const person = otherSide(message, useSession()?.userId)
  const removal = useRemoval(message, mailbox, onGone)
  const [isAsking, setAsking] = useState(false)
  const isForever = mailbox === 'deleted'

  function remove() {
    removal.mutate(undefined, { onSettled: () => setAsking(false) })
  }
  return (
    <>
      <Button
        icon={<Trash2 size={18} aria-hidden />}
        onClick={isForever ? () => setAsking(true) : remove}
        busy={removal.isPending && !isForever}
        busyText={texts.deleting}
      >
        {isForever ? texts.deleteForever : texts.delete}
      </Button>
      <BlockButton person={person} isBlocked={is_blocked} />
      <p role="status" className="w-full text-soft empty:hidden">
        {removal.isError && texts.deleteFailed}
      </p>
      <ConfirmDialog
        open={isAsking}
        item={texts.foreverItem}
        description={texts.foreverHint(person.name)}
        onYes={remove}
        onNo={() => setAsking(false)}
        busy={removal.isPending}
        busyText={texts.deleting}
      />
    </>
  )
}

/** Moves a message to Deleted, or removes it from there. One that is gone already counts as deleted. */
function useRemoval(message: Message, mailbox: Mailbox, onGone: () => void) {
  const userId = useSession()?.userId
  const alerts = useAlert()
  const client = useQueryClient()
  const messagesChanged = useMessagesChanged()
  return useMutation({
    mutationFn: async () => {
      const response = await call(endpointFor(message, mailbox, userId), {
        params: { id: message.id },
      })
      return response.status === 404 ? null : successOf(response)
    },
    onSuccess(done) {
      if (done) alerts.show({ severity: 'success', text: done.success })
      messagesChanged()
      void client.invalidateQueries(unreadTotal)
      onGone()
    },
  })
}

function endpointFor(message: Message, mailbox: Mailbox, userId: number | undefined) {
  if (mailbox === 'deleted') return messages.deleteForever
  return otherSide(message, userId).isRecipient ? messages.deleteSentMessage : messages.deleteMessage
}
