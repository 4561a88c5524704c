import * as z from 'zod/mini'
import { passwordChangeForm } from './forms.ts'
import { endpoint } from '../endpoint.ts'
import { passwordChangeLimits, readLimits } from '../limits.ts'
import { moment, NO_SUCH_THING, nothing, refusal, success } from '../values.ts'

const session = z
  .object({
    id: z.string(),
    /** Such as "Firefox on Linux". */
    device: z.string(),
    created_at: moment,
    /** The login or the latest refresh. An open page refreshes its session every four minutes. */
    last_used_at: moment,
    is_current: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Session' })
export type LoginSession = z.infer<typeof session>

const sessionId = z.object({ id: z.uuid(NO_SUCH_THING) })

const NO_ENDING = "Demo accounts can't log out other devices."

export const settings = {
  getSessions: endpoint({
    method: 'GET',
    path: '/api/user/sessions/',
    who: 'user',
    summary:
      'Where the account is logged in, last used first; a demo account sees the session of the call alone',
    limits: readLimits,
    responses: { 200: z.array(session) },
  }),

  endSession: endpoint({
    method: 'DELETE',
    path: '/api/user/sessions/:id/',
    who: 'user',
    refusesDemo: NO_ENDING,
    summary: 'End one session; ending the session of the call is a logout',
    limits: readLimits,
    params: sessionId,
    responses: { 204: nothing, 404: refusal },
  }),

  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/user/sessions/',
    who: 'user',
    refusesDemo: NO_ENDING,
    summary: 'End every session of the account but that of the call',
    limits: readLimits,
    responses: { 204: nothing },
  }),

  changePassword: endpoint({
    method: 'POST',
    path: '/api/user/change_password/',
    who: 'user',
    refusesDemo: "Demo accounts can't change their password.",
    summary: 'Change the password; every other session ends and the owner gets a mail',
    limits: passwordChangeLimits,
    body: passwordChangeForm,
    responses: { 200: success, 400: refusal },
  }),
}
