import { randomBytes } from 'node:crypto'
import { DEMO_ID_PATH } from '../src/adapters/demoId.ts'
import { demoIdentities } from './identities.ts'
import { identityProvider } from './identityProvider.ts'

/** Demo ID: the listener of an OpenID provider, and the settings of the social login that uses it. */
export function createDemoId(publicUrl: string) {
  const provider = 'demo'
  const settings = {
    provider,
    name: 'Demo ID',
    issuer: publicUrl + DEMO_ID_PATH,
    clientId: 'guildhall',
    clientSecret: randomBytes(32).toString('hex'),
  }
  const redirectUri = `${publicUrl}/api/${provider}-auth/callback/`
  const listener = identityProvider({ ...settings, redirectUri, identities: demoIdentities })
  return { settings, listener }
}
