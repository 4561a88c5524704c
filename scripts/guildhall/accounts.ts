import { restoreAccounts, suspendAccounts } from '../../server/src/account/api.ts'
import { type Command, UsageError } from './command.ts'

export const accounts: Command = {
  summary: 'suspends accounts, or restores them',
  help: `accounts suspend EMAIL... [--json]
       npm run guildhall -- accounts restore EMAIL... [--json]

  suspend  ends the sessions of active accounts for good, and hides them and what they posted
  restore  brings back suspended accounts with all that belongs to them; their owners log in again
  --json   prints JSON: {done: [EMAIL...]}
An email of no such account is named, and the exit code is 1; the others are done.`,
  options: {},

  read([action, ...emails]) {
    if (action !== 'suspend' && action !== 'restore') throw new UsageError('Say suspend or restore.')
    if (emails.length === 0) throw new UsageError('Give emails of accounts.')
    const change = action === 'suspend' ? suspendAccounts : restoreAccounts
    return {
      failure: `Not all accounts were ${action === 'suspend' ? 'suspended' : 'restored'}.`,
      run: async (db) => {
        const done = await change(db, emails)
        const isDone = (email: string) => done.some((one) => one.toLowerCase() === email.trim().toLowerCase())
        const missing = emails.filter((email) => !isDone(email))
        const state = action === 'suspend' ? 'active' : 'suspended'
        return {
          data: { done },
          lines: [`${action === 'suspend' ? 'Suspended' : 'Restored'}: ${done.length} of ${emails.length}.`],
          ...(missing.length > 0 && { failure: `No ${state} account has the email ${missing.join(', ')}.` }),
        }
      },
    }
  },
}
