import { composeMail, type Mail } from '../platform/mail/mail.ts'

type ContactMail = { to: string; name: string; email: string; body: string; siteName: string }

/** A reply to the mail goes to the writer. Nothing that they wrote is in the subject. */
export const contactMail = ({ to, name, email, body, siteName }: ContactMail): Mail =>
  composeMail({
    to,
    replyTo: { name, address: email },
    subject: `Message from the ${siteName} contact form`,
    siteName,
    blocks: [`${name} <${email}> wrote:`, { quote: body }, 'To answer, reply to this email.'],
    footer: ["Name and email address are as entered in the form. They haven't been verified."],
  })
