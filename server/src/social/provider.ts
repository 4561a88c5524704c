import type { DemoId } from '../adapters/demoId.ts'
import type { IdentityProviderSettings } from '../adapters/identityProvider.ts'

type Settings = { publicUrl: string; identityProvider?: IdentityProviderSettings | undefined }
type Demo = { createDemoId: (publicUrl: string) => { settings: IdentityProviderSettings; listener: DemoId } }

/** The configured provider, or that of the demo. Its code, and the library's, are loaded only if there is one. */
export async function createSocialLogin({ publicUrl, identityProvider }: Settings, demo: Demo | undefined) {
  const demoId = demo?.createDemoId(publicUrl)
  const settings = identityProvider ?? demoId?.settings
  return {
    identityProvider: settings && (await createProvider({ publicUrl, ...settings })),
    demoId: demoId?.listener,
  }
}

async function createProvider(settings: IdentityProviderSettings & { publicUrl: string }) {
  const { createIdentityProvider } = await import('../adapters/identityProvider.ts')
  return createIdentityProvider(settings)
}
