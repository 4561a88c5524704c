import { RateLimiterMemory, type IRateLimiterOptions } from 'rate-limiter-flexible'

const KEYS_MAX = 20_000

/** The library's counter in memory, which would grow with every key it meets: past a number the stalest is forgotten. */
export class CappedMemory extends RateLimiterMemory {
  readonly #max: number
  readonly #keys = new Set<string>()

  constructor({ max = KEYS_MAX, ...options }: IRateLimiterOptions & { max?: number }) {
    super(options)
    this.#max = max
  }

  override consume(key: string, ...rest: [points?: number, options?: Record<string, unknown>]) {
    this.#meet(key)
    return super.consume(key, ...rest)
  }

  override reward(key: string, ...rest: [points?: number, options?: Record<string, unknown>]) {
    this.#meet(key)
    return super.reward(key, ...rest)
  }

  #meet(key: string) {
    this.#keys.delete(key)
    this.#keys.add(key)
    const [stalest] = this.#keys
    if (this.#keys.size <= this.#max || stalest === undefined) return
    this.#keys.delete(stalest)
    void this.delete(stalest)
  }
}
