import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tool, type Count, type Step } from './steps.ts'

/** The folder for the reports of the test runners. */
export const reports = mkdtempSync(join(tmpdir(), 'guildhall-reports-'))

const unitReport = join(reports, 'unit.json')

/** Quick test projects: the others generate the demo, start, kill and stop real servers, or need Debian's PostgreSQL. */
export const quickProjects = ['contract', 'server', 'web']

export const allProjects = [...quickProjects, 'debian', 'seeding', 'processes']

/** Format, lint, types and the tests of these projects, without a browser. */
export function checks(projects: string[]): Step[][] {
  return [
    [
      { name: 'format', command: [...tool('oxfmt'), '--check'] },
      { name: 'lint', command: [...tool('oxlint'), '--deny-warnings'] },
    ],
    [types('contract'), types('server')],
    [types('web'), types('e2e')],
    [
      {
        name: 'unit and API tests',
        command: [
          ...tool('vitest'),
          'run',
          ...projects.map((project) => `--project=${project}`),
          '--reporter=default',
          '--reporter=json',
          `--outputFile=${unitReport}`,
        ],
        count: countUnitTests,
      },
    ],
  ]
}

function types(folder: string): Step {
  return { name: `types of ${folder}`, command: [...tool('typescript', 'tsc'), '-p', folder] }
}

function countUnitTests(): Count {
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(unitReport)
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
}

/** Returns undefined if the run ended before it wrote a report. */
export function readReport<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return undefined
  }
}
