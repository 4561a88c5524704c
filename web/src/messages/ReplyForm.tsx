import { type Message, messages } from '@guildhall/contract/messages/endpoints'
import { replyForm } from '@guildhall/contract/messages/forms'
import { MAX } from '@guildhall/contract/sizes'
import { Maximize2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { useForm } from '../ui/useForm.ts'
import { replyDraft } from './drafts.ts'
import { otherSide } from './mailboxes.ts'
import { texts } from './messages.ts'
import { SendBar } from './SendBar.tsx'
import { useSend } from './useSend.ts'

type ReplyFormProps = {
  message: Message
  /** Moves the focus to the text. */
  hasFocus?: boolean
  /** Links to the page of its own. */
  hasOwnPage?: boolean
  /** Called once the reply is sent or cancelled. */
  onClose: () => void
}

/** The reply to a message. What was written is kept until it is sent or cancelled. */
export function ReplyForm({ message, hasFocus, hasOwnPage, onClose }: ReplyFormProps) {
  const userId = useSession()?.userId
  const [draft] = useState(() => replyDraft(userId, message.id))
  const { send, failure } = useSend()
  const form = useForm({
    initial: { message_body: '' },
    draft,
    validate: replyForm,
    onSubmit: (values) => send(() => call(messages.reply, { body: { id: message.id, ...values } }), close),
  })
  const { ref } = form.props
  useEffect(() => {
    if (!hasFocus) return
    // The whole form: only the text would be beneath the buttons, which stick to the bottom of a phone's screen.
    ref.current?.scrollIntoView({ block: 'nearest' })
    ref.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [ref, hasFocus])

  function close() {
    draft.clear()
    onClose()
  }

  return (
    <form
      {...form.props}
      aria-label={texts.reply}
      className="scroll-mb-(--bottom-bar) space-y-3 border-t border-line pt-4"
    >
      <Field
        label={texts.replyTo(otherSide(message, userId).name)}
        error={form.errors['message_body']}
        required
      >
        <TextArea {...form.input('message_body')} limit={MAX.messageBody} />
      </Field>
      <SendBar busy={form.submitting} failure={failure}>
        <Button onClick={close} disabled={form.submitting}>
          {texts.cancel}
        </Button>
        {hasOwnPage && (
          <LinkButton
            to={to.replyMessage(message.id)}
            variant="ghost"
            icon={<Maximize2 size={18} aria-hidden />}
            className="max-[900px]:hidden ml-auto"
          >
            {texts.fullPage}
          </LinkButton>
        )}
      </SendBar>
    </form>
  )
}
