import * as z from 'zod/mini'
import { displayName } from '../names.ts'
import { MAX, PASSWORD_MIN } from '../sizes.ts'
import { crossFieldRule, email, rawText } from '../values.ts'

export const userType = z.enum(['personal', 'company'])

const USERNAME_RULE = 'Only letter and number, no space and other symbols'

const USERNAME = /^[A-Za-z0-9._-]{3,20}$/

export const username = z
  .string('Username is required')
  .check(
    z.trim(),
    z.minLength(1, 'Username is required'),
    z.refine((value) => value === '' || USERNAME.test(value), USERNAME_RULE),
  )
  .register(z.globalRegistry, { pattern: USERNAME.source, maxLength: MAX.username })

const newPassword = (required: string) =>
  rawText(MAX.password, required)
    .check(
      z.refine((value) => value.length === 0 || value.length >= PASSWORD_MIN, {
        error: `Please use at least ${PASSWORD_MIN} characters.`,
      }),
    )
    .register(z.globalRegistry, { minLength: PASSWORD_MIN })

export const loginForm = z.object({
  email: rawText(MAX.email, 'Email is required'),
  password: rawText(MAX.password, 'Password is required'),
})

const registrationFields = z.object({
  username,
  name: displayName({ max: MAX.name, required: 'Full name is required' }),
  email: email('Please Insert Correct Email'),
  password: newPassword('Password is required'),
  // Compared with the password, so other errors are reported there only.
  re_password: z
    .string('Re_password is required')
    .check(z.minLength(1, 'Re_password is required'))
    .register(z.globalRegistry, { maxLength: MAX.password }),
  user_type: z._default(userType, 'personal'),
})

const PASSWORDS_DIFFER = 'Password did not match'

export const registrationForm = registrationFields.check(
  crossFieldRule(
    ['password', 're_password'],
    (form) => !form.re_password || form.password === form.re_password,
    {
      error: PASSWORDS_DIFFER,
      path: ['non_field_errors'],
    },
  ),
)

export const activationEmailForm = z.object({ email: email() })

export const resetRequestForm = z.object({ email: email('Email is required') })

export const newPasswordFields = {
  new_password: newPassword('New Password is required'),
  re_new_password: z
    .string('Retype new password is required')
    .check(z.minLength(1, 'Retype new password is required'))
    .register(z.globalRegistry, { maxLength: MAX.password }),
}

const newPasswordsMatchAt = (field: string) =>
  crossFieldRule(
    ['new_password', 're_new_password'],
    (form) => !form.re_new_password || form.new_password === form.re_new_password,
    { error: 'Password and retype password do not match', path: [field] },
  )

export const newPasswordsMatch = newPasswordsMatchAt('non_field_errors')

// An invalid part of a link is treated as a wrong token.
// oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
export const partOfLink = (max: number) => z.catch(rawText(max), '')

/** A mailed link, with one of three proofs: of the browser, of the password, or a new password in its place. */
export const linkActivationForm = z.object({
  uid: partOfLink(MAX.linkUid),
  token: partOfLink(MAX.linkToken),
  proof: z.optional(rawText(MAX.token)),
  password: z.optional(rawText(MAX.password)),
  new_password: z.optional(newPassword('New Password is required')),
})

export const newPasswordForm = z.object(newPasswordFields).check(newPasswordsMatch)

export const passwordChangeForm = z
  .object({ old_password: rawText(MAX.password, 'Current password is required'), ...newPasswordFields })
  .check(newPasswordsMatchAt('re_new_password'))
