import type { Mail } from '../outside/mail.ts'

type Activation = { email: string; username: string; link: string; siteName: string }

/** Holds the username and nothing else that its owner wrote: the address may be a stranger's. */
export const activationMail = ({ email, username, link, siteName }: Activation): Mail => ({
  to: email,
  subject: `Activate your ${siteName} account`,
  text: `Welcome to ${siteName}!

The account "${username}" was registered with this email address. To activate it, open this page and press Activate:

${link}

The link can be used once and is good for 3 days.

If you did not register, please ignore this mail: without the click the account stays closed.
`,
})
