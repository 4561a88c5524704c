import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import boot from '../public/boot.js?raw'

afterEach(cleanup)

// As the head of every page does. A classic script can not be imported.
new Function(boot)()

// Lazily loaded code takes a while on a busy machine.
configure({ asyncUtilTimeout: 5000 })

// As in the style sheet: what only visitors see, and what only accounts see.
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: `[data-account] .account\\:hidden, .account\\:inline, .account\\:flex { display: none }
      [data-account] .account\\:inline, [data-account] .account\\:flex { display: inline }`,
  }),
)

// jsdom has no layout.
Element.prototype.scrollIntoView ??= () => {}
window.scrollTo = () => {}
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), { matches: false, media: query, onchange: null }) as MediaQueryList
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// Nothing comes into view.
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver
// React renders into it on a server.
globalThis.ReadableStream ??= new Response('').body!.constructor as typeof ReadableStream
