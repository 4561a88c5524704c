import type { BrowserContext, ConsoleMessage } from '@playwright/test'

type Expected = { status: number; path: RegExp }

/** Responses that are part of normal use, although the browser logs them as errors. */
const EXPECTED: readonly Expected[] = [
  // A job that is not saved.
  { status: 404, path: /^\/api\/job\/check_saved_job\// },
]

/** Collects errors of the pages of browser contexts: console errors, uncaught errors, violations of the CSP. */
export function watchPages() {
  const problems: string[] = []
  const expected = [...EXPECTED]
  const expectedTexts: RegExp[] = []

  const isExpected = (message: ConsoleMessage) => {
    const status = Number(/status of (\d{3})/.exec(message.text())?.[1])
    const path = URL.parse(message.location().url)?.pathname ?? ''
    if (expectedTexts.some((text) => text.test(message.text()))) return true
    return expected.some((one) => one.status === status && one.path.test(path))
  }

  return {
    problems,

    /** Declares that the test expects this response. */
    expectAnswer: (status: number, path: RegExp) => void expected.push({ status, path }),

    /** Declares that the test expects this error. */
    expectError: (text: RegExp) => void expectedTexts.push(text),

    /** Forgets what was reported and expected so far, for pages that several tests share. */
    reset() {
      problems.length = 0
      expected.length = EXPECTED.length
      expectedTexts.length = 0
    },

    async watch(context: BrowserContext) {
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.error(`The content security policy forbids ${effectiveDirective} ${blockedURI}`),
        )
      })
      context.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message)) {
          problems.push(`${message.text()} (${message.location().url})`)
        }
      })
      context.on('weberror', (webError) => problems.push(String(webError.error().stack)))
    },
  }
}

export type Watch = ReturnType<typeof watchPages>
