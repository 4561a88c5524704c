import * as z from 'zod/mini'
import type { IdentityProviderSettings } from './adapters/identityProvider.ts'
import { isLoopbackHost } from './platform/http/network.ts'

const MAX_NAME_LENGTH = 40
const REQUIRED = [
  'SOCIAL_PROVIDER',
  'SOCIAL_NAME',
  'SOCIAL_ISSUER',
  'SOCIAL_CLIENT_ID',
  'SOCIAL_CLIENT_SECRET',
] as const

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/
const splitList = (list: string) => list.split(',').map((part) => part.trim())

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
    z
      .string()
      .check(
        z.refine(
          (list) => splitList(list).every((host) => HOST.test(host)),
          'SOCIAL_PICTURE_HOSTS must be host names separated by commas.',
        ),
      ),
  ),
}

type SocialSettings = z.output<z.ZodMiniObject<typeof socialSettings>>

/** The settings that are missing if only some of them are set. */
export const missingSocialSettings = (values: SocialSettings) => {
  const missing = REQUIRED.filter((name) => values[name] === undefined)
  return missing.length < REQUIRED.length ? missing : []
}

/** The provider of social login; undefined without one. */
export function socialProviderOf(
  values: SocialSettings,
): (IdentityProviderSettings & { pictureHosts: string[] }) | undefined {
  const { SOCIAL_PROVIDER, SOCIAL_NAME, SOCIAL_ISSUER, SOCIAL_CLIENT_ID, SOCIAL_CLIENT_SECRET } = values
  if (SOCIAL_ISSUER === undefined) return undefined
  return {
    provider: SOCIAL_PROVIDER!,
    name: SOCIAL_NAME!,
    issuer: SOCIAL_ISSUER,
    clientId: SOCIAL_CLIENT_ID!,
    clientSecret: SOCIAL_CLIENT_SECRET!,
    /** Where the pictures of people may be fetched from. */
    pictureHosts: values.SOCIAL_PICTURE_HOSTS
      ? splitList(values.SOCIAL_PICTURE_HOSTS)
      : [new URL(SOCIAL_ISSUER).host],
  }
}
