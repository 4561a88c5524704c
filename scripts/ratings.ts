import { decideDisputes, listWaitingDisputes } from '../server/src/ratings/api.ts'
import { maintain } from './database.ts'

const USAGE = 'Say "list", or "release" or "drop" with the numbers of disputed jobs.'
const OUTCOMES = { release: 'released', drop: 'dropped' } as const

/**
 * `list` shows the jobs whose accepted person says that they never took place, as far as nothing was decided about them;
 * `release` and `drop` with job ids let their ratings show, or keep them from ever showing.
 */
export const ratings = ([action = '', ...rest]: string[]) =>
  maintain('The command about ratings failed.', async (db) => {
    const ids = rest.map(Number)
    if (action === 'list' && ids.length === 0) {
      for (const { job_id, created_at, company, person, title, ratings, text } of await listWaitingDisputes(
        db,
      ))
        console.log(
          job_id,
          created_at.toISOString(),
          JSON.stringify({ title, company, person, ratings, text }),
        )
      return
    }
    const isKnown = action === 'release' || action === 'drop'
    if (!isKnown || ids.length === 0 || !ids.every((id) => Number.isSafeInteger(id) && id > 0))
      throw new Error(USAGE)
    const outcome = OUTCOMES[action]
    const decided = await decideDisputes(db, ids, outcome)
    console.log(`Ratings ${outcome} for ${decided} of ${ids.length} jobs.`)
  })

if (import.meta.main) await ratings(process.argv.slice(2))
