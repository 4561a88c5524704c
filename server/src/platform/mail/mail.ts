import type { Content } from './content.ts'
import { renderHtml } from './html.ts'
import { renderText } from './text.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Whom a reply goes to, instead of the sender. */
  replyTo?: { name: string; address: string }
  /** Shows what the mail is about and how to stop it; a POST to it unsubscribes (RFC 8058). */
  unsubscribeUrl?: string
}

type Envelope = Pick<Mail, 'to' | 'replyTo' | 'unsubscribeUrl'>

/** Composes a mail with an HTML and a text part of the same content. */
export const composeMail = ({ to, replyTo, unsubscribeUrl, ...content }: Envelope & Content): Mail => ({
  to,
  subject: content.subject,
  text: renderText(content),
  html: renderHtml(content),
  ...(replyTo && { replyTo }),
  ...(unsubscribeUrl && { unsubscribeUrl }),
})
