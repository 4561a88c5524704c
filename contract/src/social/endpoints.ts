import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { callLimits, socialLoginLimits } from '../limits.ts'
import { MAX } from '../sizes.ts'
import { nothing, refusal } from '../responses.ts'
import { rawText } from '../values.ts'

const provider = z
  .object({
    /** Its name in URLs. */
    provider: z.string(),
    /** As the button shows it. */
    name: z.string(),
  })
  .register(z.globalRegistry, { id: 'SocialProvider' })
export type SocialProvider = z.infer<typeof provider>

const providerParams = z.object({ provider: rawText(MAX.pathParam) })

/** Why a login at the provider failed, as the fragment of the login page's URL names it. */
export const SOCIAL_LOGIN_ERRORS = ['cancelled', 'unverified', 'failed'] as const
export type SocialLoginError = (typeof SOCIAL_LOGIN_ERRORS)[number]

const profileClaim = z._default(rawText(MAX.url), '')

/** A login at an OpenID provider: it starts and ends at the provider, and its one-time ticket begins a session. */
export const social = {
  getSocialProviders: endpoint({
    method: 'GET',
    path: '/api/user/social_providers/',
    who: 'anyone',
    summary: 'The providers of social login; empty if none is configured',
    limits: callLimits,
    responses: { 200: z.array(provider) },
  }),

  startSocialLogin: endpoint({
    method: 'GET',
    path: '/api/:provider-auth/start/',
    who: 'anyone',
    summary: 'Redirects to the provider, with a cookie that binds the login to this browser',
    limits: socialLoginLimits,
    params: providerParams,
    responses: { 302: nothing, 404: refusal },
  }),

  finishSocialLogin: endpoint({
    method: 'GET',
    path: '/api/:provider-auth/callback/',
    who: 'anyone',
    summary:
      'Redirects from the provider to the login page, with ticket, email, name and picture, or error, in the fragment',
    limits: socialLoginLimits,
    params: providerParams,
    responses: { 302: nothing, 404: refusal },
  }),

  logInSocially: endpoint({
    method: 'POST',
    path: '/api/:provider-auth/login/',
    who: 'anyone',
    summary:
      'Log in with the ticket of the callback, valid once within 60 seconds; a new email gets a new account',
    limits: socialLoginLimits,
    params: providerParams,
    body: z.object({
      email: z._default(rawText(MAX.email), ''),
      // Accepted for the specification's sake: the server takes both from the provider.
      name: profileClaim,
      picture: z.optional(z.nullable(profileClaim)),
      ticket: z._default(rawText(MAX.token), ''),
      /** The proof of a registration in this browser, whose type, username and name the account gets. */
      proof: z.optional(rawText(MAX.token)),
    }),
    responses: {
      200: z.object({ response_data: z.object({ access_token: z.string(), refresh_token: z.string() }) }),
      400: refusal,
      401: refusal,
      404: refusal,
    },
  }),
}
