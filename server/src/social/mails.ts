import { composeMail, type Mail } from '../platform/mail/mail.ts'

type Linked = {
  email: string
  username: string
  provider: string
  /** The link has dropped an unproven password. */
  isPasswordVoid?: boolean
  siteName: string
  publicUrl: string
}

export const linkedMail = ({
  email,
  username,
  provider,
  isPasswordVoid,
  siteName,
  publicUrl,
}: Linked): Mail =>
  composeMail({
    to: email,
    subject: `Your ${siteName} account is linked to ${provider}`,
    siteName,
    blocks: [
      `Someone logged in to the ${siteName} account “${username}” with ${provider}, which confirmed this email address. You can now log in with ${provider}. ${isPasswordVoid ? 'The password that was chosen at registration no longer works.' : 'If the account has a password, it still works.'}`,
      "If this was you, you don't need to do anything.",
      `If this wasn't you, please secure your account at ${provider}, then choose a new password here, which also logs out every device:`,
      { button: 'Choose a new password', url: `${publicUrl}/reset-password/` },
    ],
  })
