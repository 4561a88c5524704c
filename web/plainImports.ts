import type { Plugin } from 'vite'

/**
 * Removes Vite's preload helper from the entry. It is not needed: the only style sheet is inline, and the server preloads
 * the scripts of the page that it sends.
 */
export const plainImports: Plugin = {
  name: 'guildhall:plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
}
