import type { DemoId } from './adapters/demoId.ts'
import { openIdentityProvider, type IdentityProviderSettings } from './adapters/identityProvider.ts'
import type { Config } from './config.ts'

type Demo = { openDemoId: (publicUrl: string) => { settings: IdentityProviderSettings; listener: DemoId } }

/** The configured provider, or that of the demo. */
export function openSocialLogin({ publicUrl, identityProvider }: Config, demo: Demo | undefined) {
  const demoId = demo?.openDemoId(publicUrl)
  const settings = identityProvider ?? demoId?.settings
  return {
    identityProvider: settings && openIdentityProvider({ publicUrl, ...settings }),
    demoId: demoId?.listener,
  }
}
