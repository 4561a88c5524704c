import * as z from 'zod/mini'
import { passwordChangeForm } from './forms.ts'
import { endpoint } from '../endpoint.ts'
import { callLimits, passwordChangeLimits, unsubscribeLimits } from '../limits.ts'
import { MAX } from '../sizes.ts'
import { timestamp, nothing, refusal, success } from '../responses.ts'
import { NOT_CHOSEN, NOT_FOUND, rawText } from '../values.ts'

const session = z
  .object({
    id: z.string(),
    /** Such as "Firefox on Linux". */
    device: z.string(),
    created_at: timestamp,
    /** The login or the last refresh. An open page refreshes its session every four minutes. */
    last_used_at: timestamp,
    is_current: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Session' })
export type LoginSession = z.infer<typeof session>

const sessionId = z.object({ id: z.uuid(NOT_FOUND) })

const DEMO_LOGOUT_REFUSED = "Demo accounts can't log out other devices."

const PROFILE_VISIBILITIES = ['everybody', 'members', 'companies'] as const
const CONTACT_VISIBILITIES = ['dealt_with', 'companies'] as const

const preferences = z
  .object({
    /** Whether unread messages and notifications are mailed, at most once an hour and six times a day. */
    mail_digest: z.boolean(),
    /** Whether search engines may show the profile of a candidate. */
    search_engines: z.boolean(),
    /** The readers of a candidate's profile: everybody, all accounts, or companies. */
    profile_visibility: z.enum(PROFILE_VISIBILITIES, NOT_CHOSEN),
    /** The companies that may read a candidate's email, phone number and resume: those dealt with, or all. */
    contact_visible_to: z.enum(CONTACT_VISIBILITIES, NOT_CHOSEN),
  })
  .register(z.globalRegistry, { id: 'Preferences' })
export type Preferences = z.infer<typeof preferences>

export const settings = {
  getPreferences: endpoint({
    method: 'GET',
    path: '/api/user/settings/',
    who: 'user',
    summary: "The caller's preferences, and whether the account has a password",
    limits: callLimits,
    responses: { 200: z.extend(preferences, { has_password: z.boolean() }) },
  }),

  savePreferences: endpoint({
    method: 'PATCH',
    path: '/api/user/settings/',
    who: 'user',
    summary: 'Change preferences; what is left out stays as it is',
    limits: callLimits,
    body: z.partial(z.extend(preferences, { contact_asked: z.literal(true) })),
    responses: { 200: success, 400: refusal },
  }),

  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/user/unsubscribe/:token/',
    // The page of the link: mail programs post to its URL.
    aliases: ['/unsubscribe/:token/'],
    who: 'anyone',
    summary:
      "End the mails of one kind by the token of a mail's link, as the one-click unsubscribe of RFC 8058",
    limits: unsubscribeLimits,
    params: z.object({ token: rawText(MAX.pathParam) }),
    responses: { 204: nothing, 404: refusal },
  }),

  getSessions: endpoint({
    method: 'GET',
    path: '/api/user/sessions/',
    who: 'user',
    summary: "The caller's sessions, last used first; a demo account sees only the current one",
    limits: callLimits,
    responses: { 200: z.array(session) },
  }),

  endSession: endpoint({
    method: 'DELETE',
    path: '/api/user/sessions/:id/',
    who: 'user',
    refusesDemo: DEMO_LOGOUT_REFUSED,
    summary: 'End a session; ending the current session logs out',
    limits: callLimits,
    params: sessionId,
    responses: { 204: nothing, 404: refusal },
  }),

  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/user/sessions/',
    who: 'user',
    refusesDemo: DEMO_LOGOUT_REFUSED,
    summary: 'End all sessions of the account except the current one',
    limits: callLimits,
    responses: { 204: nothing },
  }),

  changePassword: endpoint({
    method: 'POST',
    path: '/api/user/change_password/',
    who: 'user',
    refusesDemo: "Demo accounts can't change their password.",
    summary: 'Change the password; all other sessions end, and the owner is notified by mail',
    limits: passwordChangeLimits,
    body: passwordChangeForm,
    responses: { 200: success, 400: refusal },
  }),
}
