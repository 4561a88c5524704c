import { AsyncLocalStorage } from 'node:async_hooks'

const rendering = new AsyncLocalStorage<boolean>()

/** Makes a call of the server to itself that renders a page. Only its handler can tell, and no client can pretend. */
export const forRendering = <T>(call: () => PromiseLike<T>) => rendering.run(true, async () => await call())

/** Whether the request that is handled here is one of the server itself, which renders a page for anybody. */
export const isForRendering = () => rendering.getStore() ?? false
