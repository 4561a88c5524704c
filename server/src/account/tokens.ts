import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { databaseNow } from '../db/clock.ts'

const LIFETIME_SECONDS = 5 * 60
const AUDIENCE = 'guildhall'
const TYPE = 'access'
// Tokens are dated by the database's clock. Two servers may differ from it by a minute each, in opposite directions. The
// session's row decides in any case.
const CLOCK_TOLERANCE_SECONDS = 120

const CLAIMS = z.object({ sid: z.guid(), sub: z.string() })

/** Signs and reads the access tokens of one installation. */
export type AccessTokens = ReturnType<typeof accessTokens>

export function accessTokens(secret: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'access tokens', 32))
  return {
    sign(sessionId: string, userId: number) {
      const issuedAt = Math.floor(databaseNow() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setAudience(AUDIENCE)
        .setSubject(String(userId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME_SECONDS)
        .sign(key)
    },

    /** The session and the account in a token's claims; null for a token that is forged, malformed or expired. */
    async read(token: string, { isExpiredAccepted = false } = {}) {
      try {
        const options = {
          algorithms: ['HS256'],
          typ: TYPE,
          audience: AUDIENCE,
          requiredClaims: ['exp'],
          clockTolerance: isExpiredAccepted ? Number.MAX_SAFE_INTEGER : CLOCK_TOLERANCE_SECONDS,
          currentDate: new Date(databaseNow()),
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
