import type { Plugin } from 'vite'

/**
 * Removes the calls of Vite's preload helper. It is not needed: the only style sheet is inline, and the server preloads
 * the scripts of the page that it sends.
 */
export const plainImports: Plugin = {
  name: 'guildhall:plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
  renderChunk: (code) => code.replace(/__vitePreload\(\(\) => (import\(.+?), __VITE_PRELOAD__\)/gs, '$1'),
}
