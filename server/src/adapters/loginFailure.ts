/** The person cancelled the login at the provider. */
export class LoginCancelled extends Error {}

const OAUTH_ERROR = /^[a-z_]{1,40}$/

/**
 * What failed in a login, for the log: names, codes and messages of the libraries. The errors also have claims, and texts
 * of the provider and of the visitor that may contain an email.
 */
export function describeLoginFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { name, cause } = error
  const { code, error: oauthError } = error as { code?: unknown; error?: unknown }
  const parts = [name, code, isOauthError(oauthError) && oauthError].filter(
    (part) => typeof part === 'string',
  )
  // That of a SyntaxError quotes what could not be parsed.
  const message = error instanceof SyntaxError ? '' : `: ${error.message}`
  return `${parts.join(' ')}${message}${cause instanceof Error ? `; ${describeLoginFailure(cause)}` : ''}`
}

const isOauthError = (error: unknown) => typeof error === 'string' && OAUTH_ERROR.test(error)
