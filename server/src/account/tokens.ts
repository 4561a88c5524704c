import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'

const MINUTES = 5
const AUDIENCE = 'guildhall'
const TYPE = 'access'
// Two servers' clocks may differ; the row of the session has the last word.
const CLOCK_TOLERANCE_SECONDS = 120

const CLAIMS = z.object({ sid: z.guid(), sub: z.string() })

/** Signs and reads the access tokens of one installation. */
export type AccessTokens = ReturnType<typeof accessTokens>

export function accessTokens(secret: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'access tokens', 32))
  return {
    sign: (sessionId: string, userId: number) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setAudience(AUDIENCE)
        .setSubject(String(userId))
        .setIssuedAt()
        .setExpirationTime(`${MINUTES}m`)
        .sign(key),

    /** The session and the account that a token names; null for a token that is not ours, or no longer good. */
    async read(token: string) {
      try {
        const options = {
          algorithms: ['HS256'],
          typ: TYPE,
          audience: AUDIENCE,
          requiredClaims: ['exp'],
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
        }
        const { payload } = await jwtVerify(token, key, options)
        const { sid, sub } = CLAIMS.parse(payload)
        return { sessionId: sid, userId: sub }
      } catch {
        return null
      }
    },
  }
}

/** 256 random bits, fit for an address. Only the hash of it is stored. */
export const newToken = () => randomBytes(32).toString('base64url')
export const hashOf = (token: string) => createHash('sha256').update(token).digest()
