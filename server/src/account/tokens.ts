import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'

const LIFETIME = '5m'
const AUDIENCE = 'guildhall'
const TYPE = 'access'
// The clocks of two servers may differ. The row of the session decides in any case.
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
        .setExpirationTime(LIFETIME)
        .sign(key),

    /** The session and the account in a token's claims; null for a token that is forged, malformed or expired. */
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

/** 256 random bits, safe in a URL. Only the hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url')
export const hashOf = (token: string) => createHash('sha256').update(token).digest()
