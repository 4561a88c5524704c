import { escapeHtml } from '@guildhall/contract/escapeHtml'
import { type DehydratedState, STATE_ID } from '../shell/dehydratedState.ts'
import { titleOf } from '../shell/messages.ts'
import type { Head } from '../shell/publicPage.ts'
import { site } from '../ui/site.ts'

/**
 * What the browser does with a page once the code is loaded (main.tsx): hydrate it, or replace it by rendering it, for
 * everyone or for accounts only.
 */
export type BrowserStart = 'hydrate' | 'render' | 'render for accounts'

export type Rendered = {
  head: Head & { title: string }
  body: string
  /** What a page that is hydrated was rendered from. */
  state: DehydratedState
  start: BrowserStart
  /** The scripts of the page beside the entry. */
  files: readonly string[]
  publicUrl: string
}

/** Returns a function that fills index.html as it was built, the template. */
export function openDocument(template: string) {
  const [start, fromHead] = split(template, '<!--head-->')
  const [shellHead, afterHead] = split(fromHead, '<!--/head-->')
  const [headEnd, fromPage] = split(afterHead, '<!--page-->')
  const [entryTag, entry] = ENTRY.exec(headEnd)!
  const middle = headEnd.replace(entryTag, '').replace(STYLE_SHEET, '<template id="styles">$&</template>')
  const styleSheet = STYLE_SHEET.exec(headEnd)?.[0] ?? ''
  const [, end] = split(fromPage, '<!--/page-->')
  const [scripts] = split(end, '</body>')
  const afterBody = end.slice(scripts.length)
  const shellDescription = /content="([^"]*)"/.exec(shellHead)?.[1] ?? ''

  return ({ head, body, state, start: browserStart, files, publicUrl }: Rendered) => {
    const description = head.description === undefined ? shellDescription : escapeHtml(head.description)
    const data =
      browserStart === 'hydrate' ? dataBlock(`id="${STATE_ID}" type="application/json"`, state) : ''
    // The code of a page that isn't rendered waits for it.
    const preload =
      browserStart === 'render'
        ? styleSheet.replace('stylesheet"', 'preload" as="style" fetchpriority="low"')
        : ''
    // public/boot.js loads them after the first paint.
    const ownScripts = [entry, ...files.map((file) => `/${file}`)].join(' ')
    const isStatic = browserStart === 'render for accounts' ? ' data-static' : ''
    const root = `<div id="root" data-scripts="${ownScripts}"${isStatic}>`
    return {
      start: start + tagsOf(head, description, publicUrl).join('') + preload,
      middle,
      end: `${root}${body}</div>${scripts}${data}${afterBody}`,
    }
  }
}

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/
// The browser loads the whole style sheet with the first code that isn't rendered: see ui/loadStyles.ts.
const STYLE_SHEET = /<link rel="stylesheet" [^<>]*>/

function tagsOf(
  { title: page, canonical, structured }: Rendered['head'],
  description: string,
  publicUrl: string,
) {
  const title = escapeHtml(titleOf(page))
  const url = canonical && escapeHtml(publicUrl + canonical)
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta property="og:site_name" content="${escapeHtml(site.name)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    ...(url
      ? [`<link rel="canonical" href="${url}">`, `<meta property="og:url" content="${url}">`]
      : [`<meta name="robots" content="noindex">`]),
    ...(structured
      ? [dataBlock('type="application/ld+json"', { '@context': 'https://schema.org', ...structured })]
      : []),
  ]
}

/** Inert data, so the content security policy allows it. No `<` in it, so that nothing can close the element. */
const dataBlock = (attributes: string, data: unknown) =>
  `<script ${attributes}>${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`

function split(text: string, marker: string): [string, string] {
  const at = text.indexOf(marker)
  if (at < 0) throw new Error(`The built index.html has no ${marker}.`)
  return [text.slice(0, at), text.slice(at + marker.length)]
}
