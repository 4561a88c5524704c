import {
  dropDeadLetters,
  listDeadLetters,
  retryDeadLetters,
  type Selection,
} from '../../server/src/platform/queue/deadLetters.ts'
import { type Answer, type Command, readIds, UsageError } from './command.ts'

/** The most tasks that a list shows. */
const MAX_LISTED = 1000

export const tasks: Command = {
  summary: 'lists tasks that failed for good, retries them or drops them',
  help: `tasks [--json]
       npm run guildhall -- tasks retry ID...|--all [--json]
       npm run guildhall -- tasks drop ID...|--all [--json]

Without a word, lists the background tasks that failed for good, the newest first, ${MAX_LISTED} at most.
  retry   queues tasks again, with all their attempts
  drop    deletes tasks
  --all   instead of IDs, all of them
  --json  prints JSON: a list of {id, task, payload, error, died_at}, or {done: [ID...]}
An ID that is none of the list is named, and the exit code is 1; the others are done.`,
  options: { all: { type: 'boolean' } },

  read([action, ...ids], { all }) {
    if (action === undefined) {
      if (all) throw new UsageError('--all belongs to retry or drop.')
      return {
        failure: 'Tasks could not be listed.',
        run: async (db) => present(await listDeadLetters(db, MAX_LISTED)),
      }
    }
    if (action !== 'retry' && action !== 'drop') throw new UsageError(`tasks can't ${action}.`)
    const selection = readSelection(ids, all === true)
    const change = action === 'retry' ? retryDeadLetters : dropDeadLetters
    const done = action === 'retry' ? 'Queued again' : 'Dropped'
    return {
      failure: `Not all tasks were ${action === 'retry' ? 'queued again' : 'dropped'}.`,
      run: async (db) => presentDone(await change(db, selection), selection, done),
    }
  },
}

function readSelection(ids: string[], all: boolean): Selection {
  if (all === ids.length > 0) throw new UsageError('Give IDs of tasks, or --all.')
  return all ? 'all' : readIds(ids, 'task')
}

function present(rows: Awaited<ReturnType<typeof listDeadLetters>>): Answer {
  const total = rows[0]?.total ?? 0
  return {
    data: rows.map(({ id, task, payload, error, died_at }) => ({ id, task, payload, error, died_at })),
    lines:
      total === 0
        ? ['No task has failed for good.']
        : [
            ...rows.map(({ id, task, payload, error, died_at }) =>
              [id, died_at.toISOString(), task, JSON.stringify(payload), error.split('\n')[0]].join('  '),
            ),
            ...(total > rows.length ? [`And ${total - rows.length} older ones.`] : []),
          ],
  }
}

function presentDone(done: number[], selection: Selection, verb: string): Answer {
  const missing = selection === 'all' ? [] : selection.filter((id) => !done.includes(id))
  return {
    data: { done },
    lines: [`${verb}: ${done.length} ${done.length === 1 ? 'task' : 'tasks'}.`],
    ...(missing.length > 0 && { failure: `There is no failed task ${missing.join(', ')}.` }),
  }
}
