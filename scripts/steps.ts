import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** A program to run, with a name for it. Its output is shown when it fails, or immediately if it is `live`. */
export type Step = {
  name: string
  command: string[]
  folder?: string
  env?: NodeJS.ProcessEnv
  live?: boolean
  /** Counts passed and failed tests, if the step is a test run. */
  count?: () => Count
}

export type Count = { passed: number; failed: number }

/** The command line of a program in an installed package. */
export function tool(packageName: string, program = packageName): string[] {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: Record<string, string>
  }
  return [process.execPath, join(folder, bin[program]!)]
}

/** Runs the groups in sequence and the steps of a group in parallel, until one fails. Counts tests and other steps. */
export async function runSteps(groups: Step[][]): Promise<Count> {
  const total = { passed: 0, failed: 0 }
  for (const group of groups) {
    for (const { passed, failed } of await Promise.all(group.map(runStep))) {
      total.passed += passed
      total.failed += failed
    }
    if (total.failed > 0) break
  }
  return total
}

async function runStep(step: Step): Promise<Count> {
  const started = performance.now()
  if (step.live) console.log(`${step.name} ...`)
  const { succeeded, output } = await execute(step)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${succeeded ? 'passed' : 'FAILED'}  ${step.name} (${seconds} s)`)
  if (!succeeded) process.stdout.write(output)
  return count(step, succeeded)
}

/** A test run may fail without a failed test, when it can't even start. */
function count(step: Step, succeeded: boolean): Count {
  if (!step.count) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const { passed, failed } = step.count()
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) }
}

function execute(step: Step): Promise<{ succeeded: boolean; output: string }> {
  const [program, ...args] = step.command
  const child = spawn(program!, args, {
    cwd: join(root, step.folder ?? '.'),
    env: { ...process.env, ...step.env },
    stdio: ['ignore', step.live ? 'inherit' : 'pipe', step.live ? 'inherit' : 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => (output += chunk.toString())
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ succeeded: false, output: `${error.message}\n` }))
    child.on('close', (code) => resolve({ succeeded: code === 0, output }))
  })
}
