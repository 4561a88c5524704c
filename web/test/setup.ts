import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// jsdom lays nothing out.
Element.prototype.scrollIntoView ??= () => {}
window.scrollTo = () => {}
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), { matches: false, media: query, onchange: null }) as MediaQueryList
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// What React draws pages into on a server.
globalThis.ReadableStream ??= new Response('').body!.constructor as typeof ReadableStream
