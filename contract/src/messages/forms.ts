import * as z from 'zod/mini'
import { MAX } from '../sizes.ts'
import { email, line, lines } from '../values.ts'

/** Messages from the specification, which has the same one for a missing subject and a missing body. */
const MESSAGE_ERRORS = {
  to_user: 'Please specify recipient.',
  subject: 'Please specify your message subject',
  message_body: 'Please specify your message subject',
} as const

const messageBody = (required: string) => lines({ max: MAX.messageBody, required })

export const messageForm = z.object({
  to_user: email(MESSAGE_ERRORS.to_user),
  subject: line({ max: MAX.messageSubject, required: MESSAGE_ERRORS.subject }),
  message_body: messageBody(MESSAGE_ERRORS.message_body),
})

/** A reply has no subject, and the specification quotes no text for it. */
export const replyForm = z.object({ message_body: messageBody('Please write a message.') })
