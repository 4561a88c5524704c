import * as z from 'zod/mini'
import {
  activationEmailForm,
  linkActivationForm,
  loginForm,
  newPasswordFields,
  newPasswordsMatch,
  partOfLink,
  registrationForm,
  userType,
} from './forms.ts'
import { endpoint } from '../endpoint.ts'
import { callLimits, linkLimits, loginLimits, mailLimits, registrationLimits } from '../limits.ts'
import { MAX } from '../sizes.ts'
import { fieldErrors, nothing, refusal } from '../responses.ts'
import { id, rawText } from '../values.ts'

export type UserType = z.infer<typeof userType>

export const EMAIL_EXISTS = 'Email already exists'
export const USERNAME_EXISTS = 'Username already exists'

/** For usernames that could be mistaken for the site or its staff. */
export const USERNAME_RESERVED = 'This username is reserved. Please choose another one.'

export const ALREADY_ACTIVE = 'No activation required. User is active.'

/** The refusal of an address at the domain of the aliases. */
export const EMAIL_IS_ALIAS = 'This address only works for messages here. Please enter your own email.'

/** For the links of mails about a password or a lock. */
export const INVALID_LINK = 'This link is invalid, expired or already used.'

const INCOMPLETE_LINK = 'This link is incomplete.'

// Any string gets the same response: the request must not show which accounts exist.
const resetEmailForm = z.object({ email: rawText(MAX.pathParam) })

export const account = {
  logIn: endpoint({
    method: 'POST',
    path: '/api/user/token/',
    who: 'anyone',
    summary: 'Log in; the access token lasts 5 minutes, the refresh token 30 days',
    limits: loginLimits,
    body: loginForm,
    responses: { 200: z.object({ access: z.string(), refresh: z.string() }), 400: refusal, 401: refusal },
  }),

  register: endpoint({
    method: 'POST',
    path: '/api/user/auth/create_user/',
    who: 'anyone',
    summary: 'Register an account and mail it an activation link',
    limits: registrationLimits,
    body: registrationForm,
    refusal: 'fields',
    responses: {
      201: z.object({
        id: id(),
        username: z.string(),
        name: z.string(),
        email: z.string(),
        user_type: userType,
        /** Proves at the activation that the same browser registered. */
        proof: z.string(),
      }),
      400: fieldErrors,
    },
  }),

  getDemoAccounts: endpoint({
    method: 'GET',
    path: '/api/user/demo_accounts/',
    who: 'anyone',
    summary: 'The demo accounts with their passwords; empty unless the demo is on',
    limits: callLimits,
    responses: { 200: z.array(z.object({ user_type: userType, email: z.string(), password: z.string() })) },
  }),

  resendActivation: endpoint({
    method: 'POST',
    path: '/api/user/accounts/resend_activation/',
    who: 'anyone',
    summary: 'Mail a new activation link for each registration that waits at an address',
    limits: mailLimits,
    body: activationEmailForm,
    responses: { 204: nothing, 400: refusal },
  }),

  resendActivationByGet: endpoint({
    method: 'GET',
    path: '/api/user/accounts/resend_activation/:email/',
    who: 'anyone',
    summary: 'The same with the email in the path, where logs of proxies may keep it',
    limits: mailLimits,
    params: activationEmailForm,
    responses: { 204: nothing, 400: refusal },
  }),

  activate: endpoint({
    method: 'POST',
    path: '/api/user/accounts/activate/',
    who: 'anyone',
    summary:
      'Activate an account with its mailed link and the proof of the registration, its password, or a new password, which voids the old one',
    limits: linkLimits,
    body: linkActivationForm,
    responses: { 204: nothing, 400: refusal, 403: refusal },
  }),

  activateByGet: endpoint({
    method: 'GET',
    path: '/api/user/accounts/activate/:uid/:token/',
    who: 'anyone',
    summary:
      'Activate an account with its mailed link alone; its password counts as unproven until the first login, which is mailed',
    limits: linkLimits,
    params: z.object({
      uid: rawText(MAX.linkUid, INCOMPLETE_LINK),
      token: rawText(MAX.linkToken, INCOMPLETE_LINK),
    }),
    responses: { 204: nothing, 400: refusal, 403: refusal },
  }),

  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/api/user/accounts/reset_password/',
    who: 'anyone',
    summary: 'Mail a password reset link; the response is the same whether or not the account exists',
    limits: mailLimits,
    body: resetEmailForm,
    responses: { 204: nothing },
  }),

  requestPasswordResetByGet: endpoint({
    method: 'GET',
    path: '/api/user/accounts/reset_password/:email/',
    who: 'anyone',
    summary: 'The same with the email in the path, where logs of proxies may keep it',
    limits: mailLimits,
    params: resetEmailForm,
    responses: { 204: nothing },
  }),

  confirmPasswordReset: endpoint({
    method: 'POST',
    path: '/api/user/accounts/reset_password_confirm/',
    aliases: ['/users/reset_password_confirm/', '/api/users/reset_password_confirm/'],
    who: 'anyone',
    summary: 'Set a new password with a mailed link; all sessions of the account end',
    limits: linkLimits,
    body: z
      .object({ uid: partOfLink(MAX.linkUid), token: partOfLink(MAX.linkToken), ...newPasswordFields })
      .check(newPasswordsMatch),
    refusal: 'fields',
    responses: { 204: nothing, 400: fieldErrors },
  }),

  lock: endpoint({
    method: 'POST',
    path: '/api/user/accounts/lock/',
    who: 'anyone',
    summary:
      'Lock an account with the link of a new-login mail: sessions end, the password is void, and a reset link is mailed',
    limits: linkLimits,
    body: z.object({ uid: partOfLink(MAX.linkUid), token: partOfLink(MAX.linkToken) }),
    responses: { 204: nothing, 400: refusal },
  }),
}
