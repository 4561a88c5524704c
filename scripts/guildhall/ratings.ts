import { decideDisputes, listWaitingDisputes } from '../../server/src/ratings/api.ts'
import { type Answer, type Command, readIds, UsageError } from './command.ts'

export const ratings: Command = {
  summary: 'lists jobs that never took place, and releases or drops their ratings',
  help: `ratings [--json]
       npm run guildhall -- ratings release ID... [--json]
       npm run guildhall -- ratings drop ID... [--json]

Without a word, or with list, lists the finished jobs whose accepted person says that they never took place, the oldest
first, as far as nothing was decided about them. Their ratings show nowhere.
  release  lets the ratings of jobs show
  drop     keeps the ratings of jobs from ever showing
  --json   prints JSON: a list of {job_id, title, company, person, ratings, text, created_at}, or {done: [ID...]}
A decision can be changed by the other one. An ID of a job that isn't disputed, or is decided so already, is named, and
the exit code is 1; the others are done.`,
  options: {},

  read([action = 'list', ...ids]) {
    if (action === 'list') {
      if (ids.length > 0) throw new UsageError('A list takes no IDs.')
      return {
        failure: 'Disputed jobs could not be listed.',
        run: async (db) => present(await listWaitingDisputes(db)),
      }
    }
    if (action !== 'release' && action !== 'drop') throw new UsageError(`ratings can't ${action}.`)
    if (ids.length === 0) throw new UsageError('Give IDs of jobs.')
    const jobIds = readIds(ids, 'job')
    const outcome = action === 'release' ? 'released' : 'dropped'
    return {
      failure: `Not all ratings were ${outcome}.`,
      run: async (db) => presentDone(await decideDisputes(db, jobIds, outcome), jobIds, outcome),
    }
  },
}

const present = (disputes: Awaited<ReturnType<typeof listWaitingDisputes>>): Answer => ({
  data: disputes,
  lines:
    disputes.length === 0
      ? ['No disputed job waits for a decision.']
      : disputes.map(({ job_id, created_at, ...dispute }) =>
          [job_id, created_at.toISOString(), JSON.stringify(dispute)].join('  '),
        ),
})

function presentDone(done: number[], jobIds: number[], outcome: string): Answer {
  const missing = jobIds.filter((id) => !done.includes(id))
  return {
    data: { done },
    lines: [`Ratings ${outcome}: ${done.length} ${done.length === 1 ? 'job' : 'jobs'}.`],
    ...(missing.length > 0 && {
      failure: `There is no disputed job ${missing.join(', ')} that isn't ${outcome} already.`,
    }),
  }
}
