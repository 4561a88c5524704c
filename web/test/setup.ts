import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// A part whose code is loaded when it is wanted takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 })

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
