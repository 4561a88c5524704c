import * as z from 'zod/mini'
import type { IdentityProviderSettings } from '../adapters/identityProvider.ts'
import { ConfigError, splitList } from './values.ts'
import { isLoopbackHost } from '../platform/network.ts'

const MAX_NAME_LENGTH = 40
const REQUIRED = [
  'SOCIAL_PROVIDER',
  'SOCIAL_NAME',
  'SOCIAL_ISSUER',
  'SOCIAL_CLIENT_ID',
  'SOCIAL_CLIENT_SECRET',
] as const

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/
const areHosts = (list: string) => {
  const hosts = splitList(list)
  return hosts.length > 0 && hosts.every((host) => HOST.test(host))
}

function isIssuer(value: string) {
  const { protocol, hostname, search, hash } = URL.parse(value) ?? {}
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname!))
  return isSecure && search === '' && hash === ''
}

/** The settings of social login, to be parsed with the others. */
export const socialSettings = {
  SOCIAL_PROVIDER: z.optional(
    z
      .string()
      .check(z.regex(/^[a-z0-9]{1,30}$/, 'SOCIAL_PROVIDER must be 1 to 30 lowercase letters and digits.')),
  ),
  SOCIAL_NAME: z.optional(
    z
      .string()
      .check(z.maxLength(MAX_NAME_LENGTH, `SOCIAL_NAME must have at most ${MAX_NAME_LENGTH} characters.`)),
  ),
  SOCIAL_ISSUER: z.optional(
    z.string().check(z.refine(isIssuer, 'SOCIAL_ISSUER must be a URL that starts with https://.')),
  ),
  SOCIAL_CLIENT_ID: z.optional(z.string()),
  SOCIAL_CLIENT_SECRET: z.optional(z.string()),
  SOCIAL_PICTURE_HOSTS: z.optional(
    z.string().check(z.refine(areHosts, 'SOCIAL_PICTURE_HOSTS must be host names separated by commas.')),
  ),
}

type SocialSettings = z.output<z.ZodMiniObject<typeof socialSettings>>
type SocialProvider = IdentityProviderSettings & {
  /** Where the pictures of people may be fetched from. */
  pictureHosts: string[]
}

/**
 * The provider of social login; undefined without one.
 *
 * @throws {ConfigError} if only some of its settings are set
 */
export function readSocialProvider(values: SocialSettings): SocialProvider | undefined {
  const { SOCIAL_PROVIDER: provider, SOCIAL_NAME: name, SOCIAL_ISSUER: issuer } = values
  const { SOCIAL_CLIENT_ID: clientId, SOCIAL_CLIENT_SECRET: clientSecret } = values
  const missing = REQUIRED.filter((name) => values[name] === undefined)
  if (missing.length === REQUIRED.length) return undefined
  if (!provider || !name || !issuer || !clientId || !clientSecret)
    throw new ConfigError(`Social login also needs ${missing.join(', ')}.`)
  const { SOCIAL_PICTURE_HOSTS: hosts } = values
  const pictureHosts = hosts ? splitList(hosts) : [new URL(issuer).host]
  return { provider, name, issuer, clientId, clientSecret, pictureHosts }
}
