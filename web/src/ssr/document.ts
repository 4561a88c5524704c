import type { Head } from '../shell/head.ts'
import { type Seed, SEED_ID } from '../shell/seed.ts'
import { site } from '../ui/site.ts'

export type Drawn = {
  head: Head
  body: string
  /** Undefined where the browser leaves the page as it is, unless somebody is signed in (main.tsx). */
  seed: Seed | undefined
  files: readonly string[]
  publicUrl: string
}

/** Fills the built page, the template, with what was drawn. */
export function openDocument(template: string) {
  const [start, rest] = cut(template, '<!--head-->')
  const [shellHead, afterHead] = cut(rest, '<!--/head-->')
  const [middle, rest2] = cut(afterHead, '<!--page-->')
  const [, end] = cut(rest2, '<!--/page-->')
  const shellDescription = /content="([^"]*)"/.exec(shellHead)?.[1] ?? ''

  /** The template itself, naming the files that its page will need. */
  function nameFiles(files: readonly string[]) {
    return template.replace('<!--/head-->', () => preloads(files))
  }

  function fill({ head, body, seed, files, publicUrl }: Drawn) {
    const description = head.description === undefined ? shellDescription : escape(head.description)
    return [
      start,
      tagsOf(head, description, publicUrl).join(''),
      preloads(files, AFTER_THE_PAINT),
      middle,
      `<div id="root"${seed ? '' : ' data-static'}>${body}</div>`,
      seed
        ? end.replace('</body>', () => `${dataBlock(`id="${SEED_ID}" type="application/json"`, seed)}</body>`)
        : end,
    ].join('')
  }

  return { fill, nameFiles }
}

/** What is drawn already needs no code to be seen: its styles and its font come first. */
const AFTER_THE_PAINT = 'fetchpriority="low" '

const preloads = (files: readonly string[], priority = '') =>
  files.map((file) => `<link rel="modulepreload" ${priority}crossorigin href="/${file}">`).join('')

function tagsOf({ title, canonical, structured }: Head, description: string, publicUrl: string) {
  const address = canonical && escape(publicUrl + canonical)
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta property="og:site_name" content="${escape(site.name)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${description}">`,
    ...(address
      ? [`<link rel="canonical" href="${address}">`, `<meta property="og:url" content="${address}">`]
      : [`<meta name="robots" content="noindex">`]),
    ...(structured
      ? [dataBlock('type="application/ld+json"', { '@context': 'https://schema.org', ...structured })]
      : []),
  ]
}

/** Data that the content security policy lets pass, for no browser runs it; nothing in it can end the block. */
const dataBlock = (attributes: string, data: unknown) =>
  `<script ${attributes}>${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)

function cut(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`The built page has no ${mark}.`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}
