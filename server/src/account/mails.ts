import { composeMail, type Mail } from '../platform/mail/mail.ts'

// A mail contains the username and nothing else that its owner wrote: the email address may be a stranger's.
type Recipient = { email: string; username: string; siteName: string }
type WithLink = Recipient & { link: string }

type Waiting = { email: string; username: string; user_type: string; link: string }
/** The registrations that wait for one email, newest first. */
type ToWaiting = { registrations: Waiting[]; siteName: string }

const TYPES: Record<string, string> = { personal: 'a candidate', company: 'a company' }

/** A button for each registration; with several, its username and type tell them apart. */
const buttons = (registrations: Waiting[], button: string) =>
  registrations.flatMap(({ username, user_type, link }) => [
    ...(registrations.length > 1 ? [`“${username}”, ${TYPES[user_type]}:`] : []),
    { button, url: link },
  ])

export const activationMail = ({ registrations, siteName }: ToWaiting): Mail => {
  const { email, username } = registrations[0]!
  return composeMail({
    to: email,
    subject: `Activate your ${siteName} account`,
    siteName,
    blocks: [
      `Welcome to ${siteName}!`,
      registrations.length > 1
        ? `Several accounts were registered for ${siteName} with this email address, perhaps not all by you. Open the page for yours and press Activate. The others are then deleted.`
        : `Someone signed up for ${siteName} as “${username}” with this email address. To activate the account, open this page and press Activate:`,
      ...buttons(registrations, 'Activate account'),
      'The link works once and expires in 3 days. If you open it in a different browser from the one you signed up in, we also ask for your password.',
      "If you didn't sign up, please ignore this email. The account stays inactive.",
    ],
  })
}

/** For a password reset of an account that was never activated. */
export const firstPasswordMail = ({ registrations, siteName }: ToWaiting): Mail => {
  const { email, username, user_type } = registrations[0]!
  return composeMail({
    to: email,
    subject: `Choose a new ${siteName} password`,
    siteName,
    blocks: [
      registrations.length > 1
        ? `Someone requested a new ${siteName} password for this email address. Several accounts were registered with it but never activated, perhaps not all by you. Choose a password for yours, which also activates it. The others are then deleted.`
        : `Someone requested a new password for the ${siteName} account “${username}”, which was registered as ${TYPES[user_type]} but never activated. To choose a password and activate the account, open this page:`,
      ...buttons(registrations, 'Choose a new password'),
      'The link works once and expires in 1 hour.',
      "If this wasn't you, please ignore this email. The account stays inactive.",
    ],
  })
}

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

type NewLogin = Recipient & {
  device: string
  provider?: string
  at: Date
  publicUrl: string
  lockUrl: string
}

/** Contains no IP address and no text sent by the client: `device` is one of a fixed set of names. */
export const newLoginMail = ({
  siteName,
  provider,
  device,
  at,
  publicUrl,
  lockUrl,
  ...user
}: NewLogin): Mail =>
  composeMail({
    to: user.email,
    subject: `New login to your ${siteName} account`,
    siteName,
    blocks: [
      `Someone logged in to the ${siteName} account “${user.username}” with ${provider ?? 'the password'}, from a browser and network we haven't seen in the last 180 days.`,
      `Time: ${inUtc(at)}\nDevice: ${device}`,
      "If this was you, you don't need to do anything.",
      `If this wasn't you, please ${provider ? `secure your account at ${provider}, then lock` : 'lock'} this account. This logs out every device, and the password stops working. We'll email you a link to choose a new one:`,
      { button: 'Lock the account', url: lockUrl },
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
