import type { DemoAccount } from './account/routes.ts'
import type { Config } from './config.ts'

/** Prints the URL and the demo accounts to the terminal, next to the log. */
export function printWelcome(
  { publicUrl, siteName }: Config,
  demoAccounts: readonly DemoAccount[],
  mailbox: string | undefined,
) {
  const accounts = demoAccounts.map(
    ({ user_type, email, password }) => `  ${user_type}: ${email} / ${password}`,
  )
  const lines = [
    '',
    `${siteName} is at ${publicUrl}`,
    ...(accounts.length > 0 ? ['Demo accounts:', ...accounts] : []),
    ...(mailbox ? [`Demo mailbox: ${publicUrl}${mailbox}`] : []),
    '',
    '',
  ]
  process.stdout.write(lines.join('\n'))
}
