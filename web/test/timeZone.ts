import { onTestFinished, vi } from 'vitest'

/** For one test, the viewer's calendar is `hours` ahead of UTC. The workers share the time zone of their process. */
export function beAheadOfUtc(hours: number) {
  for (const part of ['FullYear', 'Month', 'Date'] as const) {
    const spy = vi.spyOn(Date.prototype, `get${part}`).mockImplementation(function (this: Date) {
      return new Date(this.getTime() + hours * 3_600_000)[`getUTC${part}`]()
    })
    onTestFinished(() => void spy.mockRestore())
  }
}
