import { escapeHtml } from '../contract/src/escapeHtml.ts'

export type Screenshot = {
  /** The group of its screen. */
  group: string
  screen: string
  device: 'desktop' | 'phone'
  theme: 'light' | 'dark'
  /** Its path from the page, or undefined if the screen could not be opened. */
  file: string | undefined
}

const idOf = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '-')

/** Checkboxes hide the screenshots of a device or a theme, without a script. */
const FILTERS = ['desktop', 'phone', 'light', 'dark'] as const

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { margin: 0 24px 48px }
  header { position: sticky; top: 0; z-index: 1; padding: 12px 0; background: Canvas; border-bottom: 1px solid GrayText }
  header > * { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 4px 0 }
  h1 { font-size: 20px; margin: 0 }
  h2 { scroll-margin-top: 140px }
  h3::first-letter { text-transform: uppercase }
  .shots { display: flex; flex-wrap: wrap; align-items: start; gap: 16px }
  figure { margin: 0 }
  figcaption { font-size: 13px }
  img { display: block; height: 320px; border: 1px solid GrayText }
${FILTERS.map((name) => `  body:has(#${name}:not(:checked)) .${name} { display: none }`).join('\n')}`

/** An HTML page with all screenshots: those of a screen side by side, the screens by their group. */
export function galleryPage(shots: readonly Screenshot[]) {
  const groups = Map.groupBy(shots, ({ group }) => group)
  const names = [...groups.keys()]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery</title>
<style>${STYLE}
</style>
<header>
<h1>Gallery</h1>
<div>${FILTERS.map((name) => `<label><input type="checkbox" id="${name}" checked> ${name}</label>`).join(' ')}</div>
<nav>${names.map((name) => `<a href="#${idOf(name)}">${escapeHtml(name)}</a>`).join(' ')}</nav>
</header>
<main>
${names.map((name) => `<h2 id="${idOf(name)}">${escapeHtml(name)}</h2>\n${screensOf(groups.get(name)!)}`).join('\n')}
</main>
</html>
`
}

const screensOf = (shots: readonly Screenshot[]) =>
  [...Map.groupBy(shots, ({ screen }) => screen)]
    .map(
      ([screen, views]) =>
        `<section>\n<h3>${escapeHtml(screen)}</h3>\n<div class="shots">\n${views.map(figureOf).join('\n')}\n</div>\n</section>`,
    )
    .join('\n')

function figureOf({ screen, device, theme, file }: Screenshot) {
  const view = `${device}, ${theme}`
  const picture = file
    ? `<a href="${file}"><img src="${file}" alt="${escapeHtml(`${screen}, ${view}`)}" loading="lazy"></a>`
    : '<p>This screen could not be opened.</p>'
  return `<figure class="${device} ${theme}"><figcaption>${view}</figcaption>${picture}</figure>`
}
