import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'

const MAX_LINES = 15

/**
 * Ends the output with the first lines of each failure, because a log may be shortened to its end. The list of the whole
 * errors, which stands before it, can be long.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright loads it
export default class FailureSummary implements Reporter {
  #suite?: Suite

  onBegin(_config: FullConfig, suite: Suite) {
    this.#suite = suite
  }

  onEnd() {
    for (const test of this.#suite?.allTests() ?? []) {
      if (test.outcome() !== 'unexpected') continue
      const errors = test.results.flatMap((result) => result.errors)
      const lines = errors.flatMap(({ message = '' }) => stripVTControlCharacters(message).split('\n'))
      const shown = lines.filter((line) => line.trim()).slice(0, MAX_LINES)
      console.log([`\n${test.titlePath().slice(1).join(' › ')}`, ...shown].join('\n    '))
    }
  }
}
