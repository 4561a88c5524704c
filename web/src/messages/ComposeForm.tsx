import { messages } from '@guildhall/contract/messages/endpoints'
import { messageForm } from '@guildhall/contract/messages/forms'
import { MAX } from '@guildhall/contract/sizes'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { BackLink, useOpenedFromUrl } from '../shell/BackLink.tsx'
import { listOf, to } from '../to.ts'
import { Card } from '../ui/Card.tsx'
import { Field } from '../ui/Field.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { useForm } from '../ui/useForm.ts'
import { messageDraft } from './drafts.ts'
import { texts } from './messages.ts'
import { SendBar } from './SendBar.tsx'
import { useSend } from './useSend.ts'

/** A new message. One to an `email` leads back to the page with the person, such as a profile, once it is sent. */
export function ComposeForm({ email }: { email: string }) {
  const userId = useSession()?.userId
  const navigate = useNavigate()
  const openedFrom = useOpenedFromUrl()
  const origin = email && listOf(openedFrom) !== 'messages' ? openedFrom : undefined
  const [draft] = useState(() => messageDraft(userId, email))
  const { send, failure } = useSend()
  const form = useForm({
    initial: { to_user: email, subject: '', message_body: '' },
    draft,
    validate: messageForm,
    onSubmit: (body) => send(() => call(messages.sendMessage, { body }), leave),
  })

  // The recipient is already filled in.
  const { ref } = form.props
  useEffect(() => {
    if (email) ref.current?.querySelector<HTMLElement>('input[name=subject]')?.focus({ preventScroll: true })
  }, [ref, email])

  function leave() {
    draft.clear()
    if (origin) void navigate(-1)
    else void navigate(to.messages('sent'))
  }

  return (
    <div className="max-w-[640px] space-y-3">
      {origin && <BackLink to={origin}>{texts.back}</BackLink>}
      <h1 className="text-2xl sm:text-3xl">{texts.newMessage}</h1>
      <Card className="px-4 py-5 sm:px-6">
        <form {...form.props} className="space-y-4">
          <Field label={texts.recipient} error={form.errors['to_user']} required>
            <TextInput {...form.input('to_user')} type="email" autoComplete="off" spellCheck={false} />
          </Field>
          <Field label={texts.subject} error={form.errors['subject']} required>
            <TextInput {...form.input('subject')} limit={MAX.messageSubject} />
          </Field>
          <Field label={texts.body} error={form.errors['message_body']} required>
            <TextArea {...form.input('message_body')} rows={8} limit={MAX.messageBody} />
          </Field>
          <SendBar busy={form.submitting} failure={failure} />
        </form>
      </Card>
    </div>
  )
}
