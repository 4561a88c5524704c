import * as z from 'zod/mini'
import { userType } from './forms.ts'
import { endpoint } from '../endpoint.ts'
import { callLimits, refreshLimits } from '../limits.ts'
import { MAX } from '../sizes.ts'
import { idParams } from '../params.ts'
import { nothing, refusal } from '../responses.ts'
import { id, rawText } from '../values.ts'

const refreshForm = z.object({ refresh: rawText(MAX.token, 'Refresh token is required') })

/** What every page needs of the account that is logged in. */
export const sessions = {
  refresh: endpoint({
    method: 'POST',
    path: '/api/user/token/refresh/',
    who: 'anyone',
    summary: 'Get a new access token for a session',
    limits: refreshLimits,
    body: refreshForm,
    responses: { 200: z.object({ access: z.string() }), 400: refusal, 401: refusal },
  }),

  logOut: endpoint({
    method: 'POST',
    path: '/api/user/logout/',
    who: 'anyone',
    summary: 'End the session of a refresh token; also succeeds if it has ended already',
    limits: [],
    unlimited: 'A refused logout would leave the session open.',
    body: refreshForm,
    responses: { 204: nothing, 400: refusal },
  }),

  getProfileImageName: endpoint({
    method: 'GET',
    path: '/api/user/profile_image_name/',
    who: 'user',
    summary: "The caller's id, type, username and picture, and whether the caller has posted a job",
    limits: callLimits,
    responses: {
      200: z.object({
        profile_picture: z.nullable(z.string()),
        username: z.string(),
        user_id: id(),
        user_type: userType,
        has_posted_job: z.boolean(),
      }),
    },
  }),

  getLoginUserType: endpoint({
    method: 'GET',
    path: '/api/user/get_login_user_type/',
    who: 'user',
    summary: "The type of the caller's account",
    limits: callLimits,
    responses: { 200: userType },
  }),

  checkUserType: endpoint({
    method: 'GET',
    path: '/api/user/check_user_type/',
    who: 'user',
    summary: 'The type of any account',
    limits: callLimits,
    query: idParams,
    responses: { 200: userType, 404: refusal },
  }),
}
