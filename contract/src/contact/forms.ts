import * as z from 'zod/mini'
import { displayName } from '../names.ts'
import { MAX } from '../sizes.ts'
import { email, lines } from '../values.ts'

/** Messages from the specification. */
const CONTACT_ERRORS = {
  name: 'Name is required',
  email: 'Email is required',
  messageBody: 'Message is required',
} as const

export const contactForm = z.object({
  name: displayName({ max: MAX.name, required: CONTACT_ERRORS.name }),
  email: email(CONTACT_ERRORS.email),
  messageBody: lines({ max: MAX.contactMessage, required: CONTACT_ERRORS.messageBody }),
})
