import type { Mail } from '../outside/mail.ts'

// A mail holds the username and nothing else that its owner wrote: the address may be a stranger's.
type Addressee = { email: string; username: string; siteName: string }
type WithLink = Addressee & { link: string }

export const activationMail = ({ email, username, link, siteName }: WithLink): Mail => ({
  to: email,
  subject: `Activate your ${siteName} account`,
  text: `Welcome to ${siteName}!

The account "${username}" was registered with this email address. To activate it, open this page and press Activate:

${link}

The link can be used once and is good for 3 days.

If you did not register, please ignore this mail: without the click the account stays closed.
`,
})

export const resetMail = ({ email, username, link, siteName }: WithLink): Mail => ({
  to: email,
  subject: `Choose a new ${siteName} password`,
  text: `Somebody asked for a new password for the ${siteName} account "${username}". To choose it, open this page:

${link}

The link can be used once and is good for 1 hour.

If you did not ask for it, please ignore this mail: your password stays as it is.
`,
})

export const passwordChangedMail = ({
  email,
  username,
  siteName,
  again,
}: Addressee & { again: string }): Mail => ({
  to: email,
  subject: `Your ${siteName} password was changed`,
  text: `The password of the ${siteName} account "${username}" was changed a moment ago, and every device was logged out.

If it was not you, please choose another password at once:

${again}
`,
})
