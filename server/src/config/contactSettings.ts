import type { SiteContact } from '@guildhall/contract/rendering'
import * as z from 'zod/mini'
import { splitList } from './values.ts'

const MAX_ADDRESS_LENGTH = 200
const MAX_LINKS = 10

const SITES: Record<string, string> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'mastodon.social': 'Mastodon',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'x.com': 'X',
  'xing.com': 'XING',
  'youtube.com': 'YouTube',
}

/** Values of a demo whose operator has set none. */
const EXAMPLE: SiteContact = {
  email: 'hello@guildhall.example',
  phone: '+1 202 555 0143',
  address: '12 Market Square, Springfield',
  links: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/guildhall-example' },
    { name: 'GitHub', url: 'https://github.com/guildhall-example' },
    { name: 'Mastodon', url: 'https://mastodon.social/@guildhall_example' },
  ],
}

function areLinks(list: string) {
  const links = splitList(list)
  const areHttps = links.every((link) => URL.parse(link)?.protocol === 'https:')
  return links.length > 0 && links.length <= MAX_LINKS && areHttps
}

/** The settings of how to reach the operator, to be parsed with the others. */
export const contactSettings = {
  CONTACT_EMAIL: z.optional(z.email('CONTACT_EMAIL must be an email address.')),
  CONTACT_PHONE: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[+(\d][\d ()./-]{3,29}$/,
          'CONTACT_PHONE must be a phone number, with at most 30 characters.',
        ),
      ),
  ),
  CONTACT_ADDRESS: z.optional(
    z
      .string()
      .check(
        z.maxLength(
          MAX_ADDRESS_LENGTH,
          `CONTACT_ADDRESS must have at most ${MAX_ADDRESS_LENGTH} characters.`,
        ),
      ),
  ),
  SOCIAL_LINKS: z.optional(
    z
      .string()
      .check(
        z.refine(
          areLinks,
          `SOCIAL_LINKS must be at most ${MAX_LINKS} URLs that start with https://, separated by commas.`,
        ),
      ),
  ),
}

type ContactSettings = z.output<z.ZodMiniObject<typeof contactSettings>>

/** How to reach the operator. A demo has example values unless one is set. */
export function readContact(values: ContactSettings, demo: boolean): SiteContact {
  const { CONTACT_EMAIL: email, CONTACT_PHONE: phone, CONTACT_ADDRESS: address, SOCIAL_LINKS: links } = values
  if (demo && !email && !phone && !address && !links) return EXAMPLE
  return { email, phone, address, links: splitList(links ?? '').map(toLink) }
}

/** A link with the name of its site, or else its host. */
function toLink(link: string) {
  const { href, host } = new URL(link)
  const name = host.replace(/^www\./, '')
  return { name: SITES[name] ?? name, url: href }
}
