import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

const MINUTES = 5
const AUDIENCE = 'guildhall'
const TYPE = 'access'
// Two servers' clocks may differ; the row of the session has the last word.
const CLOCK_TOLERANCE_SECONDS = 120

/** Signs and reads the access tokens of one installation. */
export type AccessTokens = ReturnType<typeof accessTokens>

export function accessTokens(secret: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'access tokens', 32))
  return {
    sign: (sessionId: string) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${MINUTES}m`)
        .sign(key),

    /** The session that a token speaks for; null for a token that is not ours, or no longer good. */
    async read(token: string) {
      try {
        const options = {
          algorithms: ['HS256'],
          typ: TYPE,
          audience: AUDIENCE,
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
        }
        const { payload } = await jwtVerify(token, key, options)
        return typeof payload['sid'] === 'string' ? payload['sid'] : null
      } catch {
        return null
      }
    },
  }
}

/** 256 random bits, fit for an address. Only the hash of it is stored. */
export const newToken = () => randomBytes(32).toString('base64url')
export const hashOf = (token: string) => createHash('sha256').update(token).digest()
