import { escapeHtml } from '@guildhall/contract/escapeHtml'
import type { Block, Content } from './content.ts'

// The light colors are inline, because some mail programs remove the style sheet; the dark ones then don't apply.
const COLORS = {
  paper: ['background:#f7f5f0', 'background:#12171a'],
  card: ['background:#ffffff', 'background:#1a2125'],
  ink: ['color:#14211d', 'color:#e9efec'],
  soft: ['color:#54625d', 'color:#a3b1ab'],
  brand: ['color:#0b5f4c', 'color:#5fd3b3'],
  line: ['border-color:#dfdad0', 'border-color:#2c363b'],
  button: ['background:#0b5f4c;color:#ffffff', 'background:#5fd3b3;color:#06231c'],
} as const
type Color = keyof typeof COLORS

// Inline styles are overridden by important rules only.
const DARK = Object.entries(COLORS).map(
  ([name, [, dark]]) => `.${name}{${dark.replaceAll(';', '!important;')}!important}`,
)

const FONT = "font-family:Figtree,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

/** The attributes of an element with these colors and this layout. */
const styled = (colors: Color[], layout: string) =>
  `class="${colors.join(' ')}" style="${[...colors.map((color) => COLORS[color][0]), layout].join(';')}"`

const BODY = 'margin:0 0 16px;font-size:15px;line-height:1.55'
const SMALL = 'margin:0 0 8px;font-size:13px;line-height:1.5'
const PAGE = styled(['paper', 'ink'], `margin:0;padding:0;${FONT}`)
const COLUMN = 'max-width:560px;margin:0 auto;overflow-wrap:anywhere;word-break:break-word'
const SITE_NAME = styled(
  ['brand'],
  'margin:0 0 12px;padding:0 4px;font-size:17px;line-height:1.4;font-weight:800',
)
const CARD = styled(
  ['card', 'line', 'ink'],
  'padding:24px 20px 8px;border-width:1px;border-style:solid;border-radius:14px',
)
const HEADING = 'margin:0 0 16px;font-size:20px;line-height:1.3;font-weight:800'

/**
 * The HTML part of a mail: light and dark, without pictures or anything else that is loaded. `format-detection` keeps mail
 * programs from making links of dates and numbers.
 */
export const renderHtml = ({ subject, siteName, blocks, footer = [] }: Content) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK.join('')}}</style>
</head>
<body ${PAGE}>
<div ${styled(['paper'], 'padding:24px 12px')}>
<div style="${COLUMN}">
<p ${SITE_NAME}>${escapeHtml(siteName)}</p>
<div ${CARD}>
<h1 style="${HEADING}">${escapeHtml(subject)}</h1>
${blocks.map((block) => htmlOf(block, BODY)).join('\n')}
</div>
<div ${styled(['soft'], 'padding:16px 4px 0')}>
${footer.map((block) => htmlOf(block, SMALL)).join('\n')}
</div>
</div>
</div>
</body>
</html>
`

function htmlOf(block: Block, layout: string) {
  if (typeof block === 'string') return `<p style="${layout}">${withBreaks(block)}</p>`
  if ('button' in block) return buttonOf(block)
  if ('link' in block)
    return `<p style="${layout}">${anchor(block.url, block.link, styled(['brand'], ''))}</p>`
  if ('quote' in block) return `<blockquote ${QUOTE}>${withBreaks(block.quote)}</blockquote>`
  const items = block.items.map(({ title, text, url }) => {
    const link = anchor(url, title, styled(['brand'], 'font-weight:700'))
    return `<li style="${layout}">${link}<br>${withBreaks(text)}</li>`
  })
  return `<ul style="margin:0;padding:0;list-style:none">${items.join('')}</ul>`
}

const QUOTE = styled(['line'], `${BODY};padding:0 0 0 12px;border-width:0 0 0 3px;border-style:solid`)

const BUTTON = styled(
  ['button'],
  'display:inline-block;padding:12px 20px;border-radius:10px;font-size:15px;line-height:20px;font-weight:700;text-decoration:none',
)

const buttonOf = ({ button, url }: Extract<Block, { button: string }>) =>
  `<p style="margin:0 0 20px">${anchor(url, button, BUTTON)}</p>`

const anchor = (url: string, text: string, attributes: string) =>
  `<a href="${escapeHtml(url)}" ${attributes}>${escapeHtml(text)}</a>`

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
