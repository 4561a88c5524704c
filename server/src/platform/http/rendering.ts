import { AsyncLocalStorage } from 'node:async_hooks'

const rendering = new AsyncLocalStorage<boolean>()

/** Flags an internal request that renders a page. No client can set the flag. */
export const forRendering = <T>(call: () => PromiseLike<T>) => rendering.run(true, async () => await call())

/** Whether the current request is an internal one that renders a page. */
export const isForRendering = () => rendering.getStore() ?? false
