import { createHash } from 'node:crypto'
import { escapeHtml } from '@guildhall/contract/escapeHtml'
import type { Identity } from './identities.ts'

const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#f7f5f0, #12171a); --card: light-dark(#fff, #1a2125);
  --ink: light-dark(#14211d, #e9efec); --soft: light-dark(#54625d, #a3b1ab); --edge: light-dark(#857f72, #6f7d82);
  --brand: light-dark(#0b5f4c, #5fd3b3); --brand-soft: light-dark(#e0f0ea, #143029); --line: light-dark(#dfdad0, #2c363b) }
* { box-sizing: border-box; margin: 0 }
body { background: var(--paper); color: var(--ink); font: 15px/1.55 system-ui, sans-serif; padding: 48px 16px }
main { background: var(--card); border: 1px solid var(--line); border-radius: 14px; margin: auto; max-width: 420px; padding: 24px }
h1 { font-size: 26px; letter-spacing: -0.015em; line-height: 1.2; text-wrap: balance }
p { color: var(--soft); margin: 8px 0 24px }
form { display: grid; gap: 12px }
button { align-items: center; background: var(--card); border: 1px solid var(--edge); border-radius: 10px; color: inherit;
  cursor: pointer; display: flex; font: inherit; gap: 12px; min-height: 44px; padding: 12px; text-align: start }
button:hover { background: var(--brand-soft) }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
button[value=''] { border-color: transparent; color: var(--brand); font-weight: 600; justify-content: center }
.initial { background: var(--brand-soft); border-radius: 50%; color: var(--brand); flex: none; font-weight: 700; height: 44px;
  line-height: 44px; text-align: center; width: 44px }
.person { min-width: 0; overflow-wrap: anywhere }
.email { color: var(--soft); display: block; font-size: 13px }
.name { display: block; font-weight: 700 }
a { color: var(--brand) }
`

/** Chromium applies form-action to the redirects after a form, the last of which leads to the site. */
export const pagePolicy = (redirectUri: string) =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; ` +
  `form-action 'self' ${new URL(redirectUri).origin}; frame-ancestors 'none'`

export const choicePage = (identities: readonly Identity[]) =>
  page(
    'Choose who you are',
    `<p>Demo ID stands in for a provider such as Google. These people are invented, so there is no password.</p>
<form method="post">
${identities.map(choice).join('\n')}
<button name="sub" value="">Cancel</button>
</form>`,
  )

const choice = ({ sub, name, email }: Identity) =>
  `<button name="sub" value="${escapeHtml(sub)}"><span class="initial" aria-hidden="true">${escapeHtml([...name][0] ?? '')}</span>` +
  `<span class="person"><span class="name">${escapeHtml(name)}</span> <span class="email">${escapeHtml(email)}</span></span></button>`

export const expiredPage = (redirectUri: string) =>
  page(
    'This login has expired',
    `<p>Please go back to the site and start again.</p>
<a href="${escapeHtml(new URL('/login/', redirectUri).href)}">Back to login</a>`,
  )

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Demo ID</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
${content}
</main>
</html>
`
