import { composeMail, type Mail } from '../platform/mail/mail.ts'

// A mail contains the username and nothing else that its owner wrote: the email address may be a stranger's.
type Recipient = { email: string; username: string; siteName: string }
type WithLink = Recipient & { link: string }

export const activationMail = ({ email, username, link, siteName }: WithLink): Mail =>
  composeMail({
    to: email,
    subject: `Activate your ${siteName} account`,
    siteName,
    blocks: [
      `Welcome to ${siteName}!`,
      `Someone signed up for ${siteName} as “${username}” with this email address. To activate the account, open this page and press Activate:`,
      { button: 'Activate account', url: link },
      'The link works once and expires in 3 days.',
      "If you didn't sign up, please ignore this email. The account stays inactive.",
    ],
  })

export const resetMail = ({ email, username, link, siteName }: WithLink): Mail =>
  composeMail({
    to: email,
    subject: `Choose a new ${siteName} password`,
    siteName,
    blocks: [
      `Someone requested a new password for the ${siteName} account “${username}”. To choose one, open this page:`,
      { button: 'Choose a new password', url: link },
      'The link works once and expires in 1 hour.',
      "If this wasn't you, please ignore this email. Your password stays unchanged.",
    ],
  })

type NewLogin = Recipient & { device: string; provider?: string; at: Date; publicUrl: string }

/** Contains no IP address and no text sent by the client: `device` is one of a fixed set of names. */
export const newLoginMail = ({ siteName, provider, device, at, publicUrl, ...user }: NewLogin): Mail =>
  composeMail({
    to: user.email,
    subject: `New login to your ${siteName} account`,
    siteName,
    blocks: [
      `Someone logged in to the ${siteName} account “${user.username}” with ${provider ?? 'the password'}, from a browser and network we haven't seen in the last 180 days.`,
      `Time: ${inUtc(at)}\nDevice: ${device}`,
      "If this was you, you don't need to do anything.",
      `If this wasn't you, please ${provider ? `secure your account at ${provider}, then choose a new password here` : 'choose a new password right away'}, which also logs out every device:`,
      { button: 'Choose a new password', url: `${publicUrl}/reset-password/` },
      { link: 'See which devices are logged in', url: `${publicUrl}/settings/` },
    ],
  })

/** For example "November 22, 2026, 14:05 UTC". */
function inUtc(time: Date) {
  const options = { timeZone: 'UTC', dateStyle: 'long' } as const
  return `${time.toLocaleDateString('en-US', options)}, ${time.toISOString().slice(11, 16)} UTC`
}

export const passwordChangedMail = ({
  email,
  username,
  siteName,
  resetUrl,
}: Recipient & { resetUrl: string }): Mail =>
  composeMail({
    to: email,
    subject: `Your ${siteName} password was changed`,
    siteName,
    blocks: [
      `The password of the ${siteName} account “${username}” was changed a moment ago. Other devices were logged out.`,
      "If this wasn't you, please choose a new password right away:",
      { button: 'Choose a new password', url: resetUrl },
    ],
  })
