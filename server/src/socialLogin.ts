import type { DemoId } from './adapters/demoId.ts'
import type { IdentityProviderSettings } from './adapters/identityProvider.ts'
import type { Config } from './config.ts'

type Demo = { openDemoId: (publicUrl: string) => { settings: IdentityProviderSettings; listener: DemoId } }

/** The configured provider, or that of the demo. Its code, and the library's, are loaded only if there is one. */
export async function openSocialLogin({ publicUrl, identityProvider }: Config, demo: Demo | undefined) {
  const demoId = demo?.openDemoId(publicUrl)
  const settings = identityProvider ?? demoId?.settings
  return {
    identityProvider: settings && (await openProvider({ publicUrl, ...settings })),
    demoId: demoId?.listener,
  }
}

async function openProvider(settings: IdentityProviderSettings & { publicUrl: string }) {
  const { openIdentityProvider } = await import('./adapters/identityProvider.ts')
  return openIdentityProvider(settings)
}
