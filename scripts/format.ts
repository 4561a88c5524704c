import { runSteps, tool } from './steps.ts'

const { failed } = await runSteps([[{ name: 'format', command: tool('oxfmt') }]])
process.exitCode = failed
