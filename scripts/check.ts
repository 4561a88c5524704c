import { rmSync } from 'node:fs'
import { checks, quickProjects, reports } from './checks.ts'
import { runSteps } from './steps.ts'

const { failed } = await runSteps(checks(quickProjects))
rmSync(reports, { recursive: true })
process.exitCode = failed === 0 ? 0 : 1
