import type { Plugin } from 'vite'

/**
 * Leaves Vite's way of fetching a part's style sheets and imports ahead out of the entry: there is one style sheet, in
 * the page itself, and the server names the files of the page it answers with.
 */
export const plainImports: Plugin = {
  name: 'guildhall:plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
}
