import { RateLimiterMemory, type IRateLimiterOptions } from 'rate-limiter-flexible'

const MAX_KEYS = 20_000

/** The library's limiter in memory with a maximum of keys: over it, the least recently used key is deleted. */
export class BoundedMemoryLimiter extends RateLimiterMemory {
  readonly #max: number
  readonly #keys = new Set<string>()

  constructor({ max = MAX_KEYS, ...options }: IRateLimiterOptions & { max?: number }) {
    super(options)
    this.#max = max
  }

  override consume(key: string, ...rest: [points?: number, options?: Record<string, unknown>]) {
    this.#touch(key)
    return super.consume(key, ...rest)
  }

  override reward(key: string, ...rest: [points?: number, options?: Record<string, unknown>]) {
    this.#touch(key)
    return super.reward(key, ...rest)
  }

  #touch(key: string) {
    this.#keys.delete(key)
    this.#keys.add(key)
    const [oldest] = this.#keys
    if (this.#keys.size <= this.#max || oldest === undefined) return
    this.#keys.delete(oldest)
    void this.delete(oldest)
  }
}
