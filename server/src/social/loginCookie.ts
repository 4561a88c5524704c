import { hkdfSync } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import * as z from 'zod/mini'
import { databaseNow } from '../db/clock.ts'
import type { IdentityProvider, LoginChecks } from '../adapters/identityProvider.ts'

const NAME = 'social_login'
const LIFETIME_SECONDS = 600
const [KEY_MANAGEMENT, ENCRYPTION] = ['dir', 'A256GCM']

const CHECKS = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() })

/**
 * The only cookie of the product: it ties the return from a provider to the browser that was sent there. The checks are
 * in it, encrypted, so that any server can finish a login.
 */
export function loginCookies({ secret, publicUrl }: { secret: string; publicUrl: string }) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'social login cookies', 32))
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const cookie = (value: string, maxAge: number, { provider }: IdentityProvider) =>
    `${NAME}=${value}; Path=/api/${provider}-auth/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`

  return {
    async write(checks: LoginChecks, provider: IdentityProvider) {
      const value = await new EncryptJWT(checks)
        .setProtectedHeader({ alg: KEY_MANAGEMENT, enc: ENCRYPTION })
        .setAudience(await provider.issuer())
        .setExpirationTime(Math.floor(databaseNow() / 1000) + LIFETIME_SECONDS)
        .encrypt(key)
      return cookie(value, LIFETIME_SECONDS, provider)
    },

    clear: (provider: IdentityProvider) => cookie('', 0, provider),

    /** Throws without a valid cookie of this provider. */
    async read(header: string | undefined, provider: IdentityProvider): Promise<LoginChecks> {
      const [, value] = /(?:^|;\s*)social_login=([\w.-]+)/.exec(header ?? '') ?? []
      if (!value) throw new Error('The cookie of the login is missing.')
      const { payload } = await jwtDecrypt(value, key, {
        audience: await provider.issuer(),
        requiredClaims: ['exp'],
        currentDate: new Date(databaseNow()),
        keyManagementAlgorithms: [KEY_MANAGEMENT],
        contentEncryptionAlgorithms: [ENCRYPTION],
      })
      return CHECKS.parse(payload)
    },
  }
}
