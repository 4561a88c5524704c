import { composeMail, type Mail } from '../platform/mail/mail.ts'

type Linked = { email: string; username: string; provider: string; siteName: string; publicUrl: string }

export const linkedMail = ({ email, username, provider, siteName, publicUrl }: Linked): Mail =>
  composeMail({
    to: email,
    subject: `Your ${siteName} account is linked to ${provider}`,
    siteName,
    blocks: [
      `Somebody logged in to the ${siteName} account "${username}" with ${provider}, which confirmed this email address. From now on, ${provider} opens the account, and its password still does if it has one.`,
      'If it was you, there is nothing to do.',
      `If it was not you, please secure your account at ${provider}, then choose a new password here, which also logs out every device:`,
      { button: 'Choose a new password', url: `${publicUrl}/reset-password/` },
    ],
  })
