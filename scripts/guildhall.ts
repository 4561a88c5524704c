import { parseArgs } from 'node:util'
import { maintain } from './database.ts'
import { accounts } from './guildhall/accounts.ts'
import { type Command, UsageError } from './guildhall/command.ts'
import { ratings } from './guildhall/ratings.ts'
import { tasks } from './guildhall/tasks.ts'

/*
 * npm run guildhall -- COMMAND: the operator's commands. Exit codes: 0 done, 1 failed, 2 wrong usage. With --json, the
 * result alone is printed, as JSON; messages go to stderr.
 */

const COMMANDS: Record<string, Command> = { accounts, ratings, tasks }

const COMMON_OPTIONS = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const

const OVERVIEW = `Usage: npm run guildhall -- COMMAND [--json] [--help]

Commands:
${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(12)}${summary}`)
  .join('\n')}

Commands read the same environment as the server, work beside a running one, and never migrate.`

async function main([name = '', ...args]: string[]) {
  if (name === '--help' || name === '-h') return console.log(OVERVIEW)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new UsageError(name ? `There is no command ${name}.` : 'Name a command.')
  const { values, positionals } = parse(args, command)
  if (values['help']) return console.log(`Usage: npm run guildhall -- ${command.help}`)
  const { failure, run } = command.read(positionals, values)
  await maintain(failure, async (db) => {
    const answer = await run(db)
    for (const line of values['json'] ? [JSON.stringify(answer.data)] : answer.lines) console.log(line)
    if (answer.failure) throw new Error(answer.failure)
  })
}

function parse(args: string[], { options }: Command) {
  try {
    return parseArgs({ args, options: { ...options, ...COMMON_OPTIONS }, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message} See npm run guildhall -- --help.`)
  process.exitCode = 2
})
